/** A JSON object whose inside is a game's own affair. */
export type Plain = Record<string, unknown>;
