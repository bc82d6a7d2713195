/**
 * Lets the browser's Back close what lies open on a page instead of leaving the page. A mark in the
 * history stands for whatever is open; once it is used up, the next thing opened sets another.
 */
export class BackCloses {
  private marked = false;

  constructor(
    private readonly isOpen: () => boolean,
    private readonly close: () => void,
  ) {}

  /** Begin to listen. Returns how to end it. */
  listen(): () => void {
    addEventListener('popstate', this.back);
    return () => removeEventListener('popstate', this.back);
  }

  /** Something is open now. */
  mark(): void {
    if (this.marked) return;
    this.marked = true;
    history.pushState(history.state, '');
  }

  private readonly back = (): void => {
    if (!this.marked) return;
    this.marked = false;
    if (this.isOpen()) this.close();
    // What the mark stood for was closed by other means: whoever went back wants to leave.
    else history.back();
  };
}
