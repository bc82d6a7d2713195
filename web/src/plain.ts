/** A JSON object whose inside is a game's own affair. */
export type Plain = Record<string, unknown>;

export const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
