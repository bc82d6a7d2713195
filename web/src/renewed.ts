/** When this page was last loaded anew because of a newer client. */
const MARK = 'garrison-renewed';
/** Milliseconds before it is tried again: what is missing may be missing for good. */
const PATIENCE = 60_000;

/**
 * The server has been given a newer client while this page was open, and a part of the old one that
 * is wanted now is gone. The page is loaded anew: nothing is lost by that.
 */
export function renewOnNewerClient(page: Pick<Location, 'reload'> = location, now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', () => {
    if (now() - Number(sessionStorage.getItem(MARK) ?? 0) < PATIENCE) return;
    sessionStorage.setItem(MARK, String(now()));
    page.reload();
  });
}
