import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** The number of live listeners that show cached data. */
const staleListeners = createStore(0);

/** `unreachable`: the browser has a network, but the database does not answer, as where a company blocks it. */
type Connection = 'online' | 'offline' | 'unreachable';

/** Whether the browser is offline or the database is out of reach. */
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

/** A listener that catches up within this time, as after a write, does not count as offline. */
const catchUpMs = 2_000;

/** Nobody waits longer for the first answer without being told. */
const firstAnswerMs = 10_000;

/** Lets one live listener report whether its last snapshot came from the server. */
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
  /** The database's client needs up to ten seconds to find out that nothing answers: then no more is added. */
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
