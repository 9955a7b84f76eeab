import { useCallback, useLayoutEffect, useState } from 'react';
import { renewTokenIfRefused } from '../staff/api/renew-token-if-refused.ts';

export type Watched<Value> =
  | { status: 'loading' }
  | { status: 'ready'; value: Value }
  | { status: 'failed'; retry: () => void };

/** Returns a function that stops watching. */
export type Watch<Value> = (
  onValue: (value: Value) => void,
  onError: (error: Error) => void,
) => (() => void) | Promise<() => void>;

/** A new `watch` function starts again, so the caller wraps it in `useCallback`. */
export function useWatched<Value>(watch: Watch<Value>): Watched<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ watch: Watch<Value>; watched: Watched<Value> }>();
  // The first rows are known, so the page is first painted with them.
  useLayoutEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    const show = (watched: Watched<Value>) => {
      if (!isOver) setState({ watch, watched });
    };
    const fail = (error: unknown) => {
      // A late error of a closed page says nothing about the session of the next login.
      if (isOver) return;
      console.warn('Error loading for the admin panel', { attempt, error });
      renewTokenIfRefused(error);
      show({ status: 'failed', retry: () => setAttempt(attempt + 1) });
    };
    const start = async () => {
      const end = await watch((value) => show({ status: 'ready', value }), fail);
      if (isOver) end();
      else stop = end;
    };
    start().catch(fail);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [watch, attempt]);
  return state?.watch === watch ? state.watched : { status: 'loading' };
}

/** Reads a value once. A new `read` function reads it again, so the caller wraps it in `useCallback`. */
export function useRead<Value>(read: () => Promise<Value>): Watched<Value> {
  const watch: Watch<Value> = useCallback(
    async (onValue) => {
      onValue(await read());
      return () => undefined;
    },
    [read],
  );
  return useWatched(watch);
}
