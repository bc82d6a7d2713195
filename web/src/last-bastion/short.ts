/** What each tile does, in three or four words. */
export const TILE_SHORT: Record<string, string> = {
  trebuchet: 'last-bastion-short-trebuchet',
  tower: 'last-bastion-short-tower',
  market: 'last-bastion-short-market',
  tavern: 'last-bastion-short-tavern',
  standard: 'last-bastion-short-standard',
  fountain: 'last-bastion-short-fountain',
  dispensary: 'last-bastion-short-dispensary',
  tomb: 'last-bastion-short-tomb',
  quarry: 'last-bastion-short-quarry',
};

/** What each hero can do, in three or four words. */
export const HERO_SHORT: Record<string, string> = {
  elmer: 'last-bastion-short-elmer',
  mylfaar: 'last-bastion-short-mylfaar',
  arne: 'last-bastion-short-arne',
  sindara: 'last-bastion-short-sindara',
  teagaan: 'last-bastion-short-teagaan',
  'feng-li': 'last-bastion-short-feng-li',
  kazgin: 'last-bastion-short-kazgin',
  twindalli: 'last-bastion-short-twindalli',
};

/** What a hero's power is called on its button, where it has one. */
export const HERO_DEEDS: Record<string, string> = {
  elmer: 'last-bastion-power-elmer',
  mylfaar: 'last-bastion-power-mylfaar',
  arne: 'last-bastion-power-arne',
  teagaan: 'last-bastion-power-teagaan',
};

/** How each hero is played well. */
export const HERO_TIPS: Record<string, string> = {
  elmer: 'last-bastion-tip-elmer',
  mylfaar: 'last-bastion-tip-mylfaar',
  arne: 'last-bastion-tip-arne',
  sindara: 'last-bastion-tip-sindara',
  teagaan: 'last-bastion-tip-teagaan',
  'feng-li': 'last-bastion-tip-feng-li',
  kazgin: 'last-bastion-tip-kazgin',
  twindalli: 'last-bastion-tip-twindalli',
};

/** What the lines of the score sheet are called. */
export const SCORE_LINES: Record<string, string> = {
  victory: 'last-bastion-score-victory',
  life: 'last-bastion-score-life',
  call: 'last-bastion-score-call',
  'dead-hero': 'last-bastion-score-dead-hero',
  'grasped-tile': 'last-bastion-score-grasped-tile',
};
