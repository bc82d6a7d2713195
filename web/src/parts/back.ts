/**
 * Let the browser's Back close something instead of leaving the page. Returns what to call once it
 * is closed by other means.
 */
export function backCloses(close: () => void): () => void {
  const here = window.location.href;
  let passed = false;
  history.pushState({ closes: true }, '');
  const back = (): void => {
    passed = true;
    close();
  };
  addEventListener('popstate', back);
  return () => {
    removeEventListener('popstate', back);
    // Take the mark out of the history again, unless somebody went elsewhere meanwhile.
    if (!passed && window.location.href === here) history.back();
  };
}
