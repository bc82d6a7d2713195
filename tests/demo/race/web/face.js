// The race in a browser: the usual face of any game, with runners in place of players.
export default (usual) => ({
  ...usual,
  seatName: (seat) => `🏃 ${String.fromCharCode(65 + seat)}`,
});
