import type { Brief, SearchResults, Gallery, Guide, BookText, ExampleText } from '../protocol';
import { get } from '../rest';
import type { Language } from '../texts/language.svelte';

const at = (kind: string, game: string, query: Record<string, string>): string =>
  `/api/${kind}/${encodeURIComponent(game)}?${new URLSearchParams(query)}`;

export const bookOf = (game: string, edition: string, language: Language): Promise<BookText> =>
  get(at('rules', game, { edition, language }));

export const searchIn = (game: string, edition: string, language: Language, words: string): Promise<SearchResults> =>
  get(`/api/rules/${encodeURIComponent(game)}/search?${new URLSearchParams({ words, edition, language })}`);

export const exampleOf = (game: string, example: string, language: Language): Promise<ExampleText> =>
  get(`/api/rules/${encodeURIComponent(game)}/examples/${encodeURIComponent(example)}?language=${language}`);

/** What a component or a section is about. */
export const briefOf = (game: string, edition: string, language: Language, about: string): Promise<Brief> =>
  get(`/api/rules/${encodeURIComponent(game)}/about/${encodeURIComponent(about)}?${new URLSearchParams({ edition, language })}`);

export const guideOf = (game: string, language: Language): Promise<Guide> => get(at('guides', game, { language }));

export const galleryOf = (game: string, language: Language): Promise<Gallery> => get(at('gallery', game, { language }));
