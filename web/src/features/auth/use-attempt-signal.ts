import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a signal for each attempt, which is aborted when another one begins or the dialog closes. */
export function useAttemptSignal(isOpen: boolean): () => AbortSignal {
  const current = useRef(new AbortController());
  // A layout effect, because a plain one may wait for a page that is rendering.
  useLayoutEffect(() => {
    if (!isOpen) current.current.abort();
  }, [isOpen]);
  return useCallback(() => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
