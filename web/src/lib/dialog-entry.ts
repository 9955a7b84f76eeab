/**
 * An open dialog adds one history entry, so Back closes the dialog and stays on the page. The entry has the page's
 * own address and key, so the router and the scroll memory notice no change. Consecutive dialogs share the entry,
 * which goes when the last one closes. CloseWatcher needs no entry, but only some browsers connect it to Back.
 */
const closers: (() => void)[] = [];

/** Pending while the browser goes back from an entry that no dialog needs. */
let leaving: Promise<void> | undefined;

/** A browser that doesn't respond must not block the navigation. */
const answerLimitMs = 500;

/** Starts to follow Back. An entry may be left over from before a reload. */
export function watchDialogEntry(): void {
  globalThis.addEventListener('popstate', () => {
    if (leaving) return;
    if (!isDialogEntry()) closers.at(-1)?.();
    syncLater();
  });
  sync();
}

/** Calls `close` on Back. Returns a function to call when the dialog has closed by any means. */
export function openDialogEntry(close: () => void): () => void {
  closers.push(close);
  syncLater();
  return () => {
    closers.splice(closers.indexOf(close), 1);
    syncLater();
  };
}

/** Returns whether a navigation must replace the current entry. */
export function isDialogEntry(): boolean {
  return (history.state as { isDialog?: boolean } | null)?.isDialog === true;
}

/** Returns a promise that resolves when the address can change; undefined if it can change at once. */
export function dialogEntryLeft(): Promise<void> | undefined {
  return leaving;
}

/** Syncs after the current event, which may also open the next dialog or lead to another page. */
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
