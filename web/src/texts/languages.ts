// Made from `garrison.texts` by `make types`. Do not edit.

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What a name can offer besides its plain form: cases, its plural, its grammatical gender. */
export const ATTRIBUTES = ["gen", "dat", "acc", "ins", "loc", "plural", "gender"] as const;
