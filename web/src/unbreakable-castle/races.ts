// Made from the game's data by `make types`. Do not edit.
import type { FreeRace, Race } from './view';

/** Every race as it can be told of before there is a table. */
export const RACE_FACTS: Record<Race, FreeRace> = {
  "human": {
    "race": "human",
    "faction": "light",
    "side": "light",
    "is_hard": false,
    "start": {
      "gold": 1,
      "mana": 5
    },
    "friend": null
  },
  "elf": {
    "race": "elf",
    "faction": "light",
    "side": "light",
    "is_hard": false,
    "start": {
      "wood": 4,
      "mana": 3
    },
    "friend": null
  },
  "gnome": {
    "race": "gnome",
    "faction": "light",
    "side": "light",
    "is_hard": false,
    "start": {
      "ore": 2,
      "stone": 2,
      "mana": 3
    },
    "friend": "demon"
  },
  "mage": {
    "race": "mage",
    "faction": "order",
    "side": "light",
    "is_hard": true,
    "start": {
      "mana": 7
    },
    "friend": null
  },
  "golem": {
    "race": "golem",
    "faction": "order",
    "side": "light",
    "is_hard": true,
    "start": {
      "ore": 4,
      "stone": 4
    },
    "friend": "vampire"
  },
  "necromancer": {
    "race": "necromancer",
    "faction": "dark",
    "side": "dark",
    "is_hard": false,
    "start": {
      "gold": 1,
      "mana": 5
    },
    "friend": null
  },
  "werewolf": {
    "race": "werewolf",
    "faction": "dark",
    "side": "dark",
    "is_hard": false,
    "start": {
      "wood": 4,
      "mana": 3
    },
    "friend": null
  },
  "vampire": {
    "race": "vampire",
    "faction": "dark",
    "side": "dark",
    "is_hard": false,
    "start": {
      "ore": 2,
      "stone": 2,
      "mana": 3
    },
    "friend": "golem"
  },
  "orc": {
    "race": "orc",
    "faction": "chaos",
    "side": "dark",
    "is_hard": true,
    "start": {
      "clay": 4,
      "mana": 3
    },
    "friend": null
  },
  "demon": {
    "race": "demon",
    "faction": "chaos",
    "side": "dark",
    "is_hard": true,
    "start": {
      "ore": 4,
      "mana": 3
    },
    "friend": "gnome"
  }
};
