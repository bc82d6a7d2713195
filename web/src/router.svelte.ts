/** Where somebody is: every page has an address of its own. */
export type Route =
  | { page: 'start' }
  | { page: 'new'; game: string }
  | { page: 'lobby' }
  | { page: 'settings' }
  | { page: 'credits' }
  | { page: 'rules'; game: string; about: string; edition: string }
  | { page: 'gallery'; game: string }
  | { page: 'guide'; game: string }
  | { page: 'learn'; game: string; id: string }
  | { page: 'table'; id: string; invite: string; me: string; line: number }
  | { page: 'moment'; of: 'table' | 'record'; id: string; move: number }
  | { page: 'unknown' };

const PLAIN = ['lobby', 'settings', 'credits'] as const;

/** The page an address means. Secrets stand behind the `#`, so that no server sees them. */
export function route(address: URL): Route {
  const [first = '', second = '', ...more] = address.pathname.split('/').filter(Boolean);
  const book = learning(first, [second, ...more].map(decodeURIComponent), address);
  if (book) return book;
  if (first === 'learn' && more.length < 2) return { page: 'learn', game: second, id: more.length ? `${second}/${more[0]}` : '' };
  if (more.length) return { page: 'unknown' };
  if (!first) return { page: 'start' };
  if (first === 'new' && !second) return { page: 'new', game: address.searchParams.get('game') ?? '' };
  const plain = PLAIN.find((each) => each === first && !second);
  if (plain) return { page: plain };
  if ((first !== 'table' && first !== 'record') || !second) return { page: 'unknown' };
  const move = address.searchParams.get('move');
  if (first === 'record' || move !== null) return { page: 'moment', of: first, id: decodeURIComponent(second), move: count(move) };
  const secrets = new URLSearchParams(address.hash.slice(1));
  return {
    page: 'table',
    id: decodeURIComponent(second),
    invite: secrets.get('invite') ?? '',
    me: secrets.get('me') ?? '',
    line: Number(secrets.get('line') ?? 0) || 0,
  };
}

/** Pages to read: rules, the gallery, a game in five minutes. */
function learning(first: string, [game = '', about = '', ...more]: string[], address: URL): Route | null {
  if (first === 'rules' && !more.length) return { page: 'rules', game, about, edition: address.searchParams.get('edition') ?? '' };
  if (about) return null;
  if (first === 'gallery') return { page: 'gallery', game };
  return first === 'how-to-play' && game ? { page: 'guide', game } : null;
}

/** A whole number that is not negative, or else nothing. */
const count = (told: string | null): number => Math.max(0, Math.trunc(Number(told))) || 0;

/** The address of a game as it stood after so many moves. */
export const momentPath = (of: 'table' | 'record', id: string, move: number): string =>
  `/${of}/${encodeURIComponent(id)}?move=${move}`;

let here = $state.raw<Route>({ page: 'start' });

export const location = (): Route => here;

const isOn = <Page extends Route['page']>(route: Route, page: Page): route is Extract<Route, { page: Page }> => route.page === page;

/** The same, for a page that is shown nowhere else. */
export function locationOf<Page extends Route['page']>(page: Page): Extract<Route, { page: Page }> {
  if (!isOn(here, page)) throw new Error(`the address is of the page ${here.page}, not of ${page}`);
  return here;
}

const arrive = (): void => {
  here = route(new URL(window.location.href));
};

/** Go to another page of ours without loading anything anew. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
  if (!replace) window.scrollTo(0, 0);
}

/** Follow links of ours and the browser's own back and forth. */
export function startRouter(): void {
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== window.location.origin) return;
    if (link.hasAttribute('download') || link.hash || link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
