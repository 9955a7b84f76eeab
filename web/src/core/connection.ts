import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../lib/store.ts';

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

/** For one live listener to tell whether its last snapshot came from the server. */
export function followFreshness() {
  let isStale = false;
  function report(isFresh: boolean) {
    if (isStale !== isFresh) return;
    isStale = !isFresh;
    staleListeners.set(staleListeners.get() + (isStale ? 1 : -1));
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
