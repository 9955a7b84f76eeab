import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** The number of live listeners that show cached data. */
const staleListeners = createStore(0);

/**
 * `unreachable` means that the browser has a network but the database doesn't answer, for example behind a company
 * firewall.
 */
type Connection = 'online' | 'offline' | 'unreachable';

/** Returns whether the browser is offline or the database is unreachable. */
export function useIsOffline(): boolean {
  return useConnection() !== 'online';
}

export function useConnection(): Connection {
  const isBrowserOnline = useSyncExternalStore(
    subscribeToBrowser,
    () => navigator.onLine,
    () => true,
  );
  const isStale = useStore(staleListeners) > 0;
  if (!isBrowserOnline) return 'offline';
  return isStale ? 'unreachable' : 'online';
}

/** A listener that catches up within this time, for example after a write, does not count as offline. */
const catchUpMs = 2_000;

/** The site reports a connection problem if the first answer takes longer than this. */
const firstAnswerMs = 10_000;

/** Tracks whether the last snapshot of one live listener came from the server. */
export function followFreshness() {
  const begin = performance.now();
  let isCounted = false;
  let wasFresh = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  function count(isStale: boolean) {
    if (isCounted === isStale) return;
    isCounted = isStale;
    staleListeners.set(staleListeners.get() + (isStale ? 1 : -1));
  }
  function report(isFresh: boolean) {
    if (!isFresh) {
      timer ??= setTimeout(() => count(true), patienceMs());
      return;
    }
    wasFresh = true;
    clearTimeout(timer);
    timer = undefined;
    count(false);
  }
  /**
   * Returns how long a listener may be stale before it counts, in ms. The database client itself takes up to ten
   * seconds to report a missing first answer.
   */
  function patienceMs(): number {
    if (wasFresh) return catchUpMs;
    const leftMs = begin + firstAnswerMs - performance.now();
    return Math.max(0, Math.min(catchUpMs, leftMs));
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
