// The game of `ledger.py` on boardgame.io: same turns, same size of state, memory storage.
// Arguments: port, folder of the installed packages.

const [port, folder] = process.argv.slice(2);
const { createRequire } = require('module');
const load = createRequire(folder + '/');
const { Server, Origins } = load('boardgame.io/server');

const LINES = 25;
const notes = [...Array(8).keys()].map((page) => `note ${page} ` + '.'.repeat(32));

const Ledger = {
  name: 'ledger',
  setup: () => ({
    lines: [...Array(LINES).keys()].map((line) => ({ line, marks: 0, notes })),
    made: 0,
  }),
  moves: {
    mark: ({ G }, line) => {
      if (!(line >= 0 && line < LINES)) return 'INVALID_MOVE';
      G.lines[line].marks += 1;
      G.made += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [Ledger], origins: [Origins.LOCALHOST] });
server.run(Number(port));
