import { useCallback, useLayoutEffect, useRef } from 'react';

/** Hands out a signal for each attempt; it is aborted when another one begins, or the dialog closes. */
export function useAttemptSignal(isOpen: boolean): () => AbortSignal {
  const current = useRef(new AbortController());
  // In the same breath: a plain effect may wait for a page that is being rendered.
  useLayoutEffect(() => {
    if (!isOpen) current.current.abort();
  }, [isOpen]);
  return useCallback(() => {
    current.current.abort();
    current.current = new AbortController();
    return current.current.signal;
  }, []);
}
