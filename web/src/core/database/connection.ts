import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** The number of live listeners that show cached data. */
const staleListeners = createStore(0);

/** Whether the browser is offline or the database is out of reach. */
export function useIsOffline(): boolean {
  const isBrowserOnline = useSyncExternalStore(
    subscribeToBrowser,
    () => navigator.onLine,
    () => true,
  );
  return useStore(staleListeners) > 0 || !isBrowserOnline;
}

/** A listener that catches up within this time, as after a write, does not count as offline. */
const catchUpMs = 2_000;

/** Lets one live listener report whether its last snapshot came from the server. */
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
