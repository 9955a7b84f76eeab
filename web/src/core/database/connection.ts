import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** How many live listeners have only the cache to show. */
const staleListeners = createStore(0);

/** Whether the browser or the database is out of reach, so that what is shown may be old. */
export function useIsOffline(): boolean {
  const isBrowserOnline = useSyncExternalStore(
    subscribeToBrowser,
    () => navigator.onLine,
    () => true,
  );
  return useStore(staleListeners) > 0 || !isBrowserOnline;
}

/** A listener that catches up again, as after a change of ours, is not offline. */
const catchUpMs = 2_000;

/** For one live listener to tell whether its last snapshot came from the server. */
export function followFreshness() {
  let isCounted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function count(isStale: boolean) {
    if (isCounted === isStale) return;
    isCounted = isStale;
    staleListeners.set(staleListeners.get() + (isStale ? 1 : -1));
  }
  function report(isFresh: boolean) {
    if (!isFresh) {
      timer ??= setTimeout(() => count(true), catchUpMs);
      return;
    }
    clearTimeout(timer);
    timer = undefined;
    count(false);
  }
  return { report, end: () => report(true) };
}

function subscribeToBrowser(listener: () => void): () => void {
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
