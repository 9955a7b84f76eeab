/**
 * While a dialog is open, the history has one more entry, so that Back closes the dialog and stays on the page.
 * The entry has the page's own address and key: for the router and the scroll memory nothing changes. Dialogs
 * that follow each other share it, and it goes when the last one closes. CloseWatcher would do without an
 * entry, but only some browsers take Back for it.
 */
const closers: (() => void)[] = [];

/** Pending while the browser goes back from an entry that no dialog needs. */
let leaving: Promise<void> | undefined;

/** A browser that does not answer must not hold up the navigation. */
const answerLimitMs = 500;

/** Begins to follow Back. An entry may be left over from before a reload. */
export function watchDialogEntry(): void {
  globalThis.addEventListener('popstate', () => {
    if (leaving) return;
    if (!isDialogEntry()) closers.at(-1)?.();
    syncLater();
  });
  sync();
}

/** `close` is called for Back. Returns a function to call when the dialog has closed by any means. */
export function openDialogEntry(close: () => void): () => void {
  closers.push(close);
  syncLater();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    syncLater();
  };
}

/** Whether a navigation has to take the place of the current entry. */
export function isDialogEntry(): boolean {
  return (history.state as { isDialog?: boolean } | null)?.isDialog === true;
}

/** Resolves when the address can be changed; undefined when it can be at once. */
export function dialogEntryLeft(): Promise<void> | undefined {
  return leaving;
}

/** After the event that opens or closes a dialog, which may also open the next one or lead to another page. */
function syncLater(): void {
  setTimeout(sync);
}

function sync(): void {
  if (leaving) return;
  const isWanted = closers.length > 0;
  if (isWanted === isDialogEntry()) return;
  if (isWanted) {
    const state = history.state as object | null;
    history.pushState({ ...state, isDialog: true }, '');
  } else leave();
}

function leave(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  leaving = promise;
  const end = () => {
    clearTimeout(timer);
    globalThis.removeEventListener('popstate', end);
    leaving = undefined;
    resolve();
    // A dialog may have opened meanwhile.
    if (closers.length > 0) syncLater();
  };
  const timer = setTimeout(end, answerLimitMs);
  globalThis.addEventListener('popstate', end);
  history.back();
}
