declare module 'icon:*' {
  /** The inside of an SVG of 512 by 512. */
  const body: string;
  export default body;
}

declare module 'texts:all' {
  /** By language and part (`shell`, or a game's name): fetches Fluent text. */
  const catalogues: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default catalogues;
}
