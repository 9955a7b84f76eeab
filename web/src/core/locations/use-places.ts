import { useCallback, useEffect, useState } from 'react';

export interface Places<Place> {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  list: readonly Place[];
  retry: () => void;
}

interface Answer<Place> {
  fetchList: () => Promise<Place[]>;
  list: readonly Place[] | 'failed';
}

/** Loads a list of places. Without `fetchList` the status is `idle`. */
export function usePlaces<Place>(fetchList: (() => Promise<Place[]>) | undefined): Places<Place> {
  const [answer, setAnswer] = useState<Answer<Place>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (!fetchList) return;
    let isCurrent = true;
    fetchList()
      .then((list) => isCurrent && setAnswer({ fetchList, list }))
      .catch((error: unknown) => {
        console.warn('Error loading locations', { attempt, error });
        if (isCurrent) setAnswer({ fetchList, list: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [fetchList, attempt]);

  if (!fetchList) return { status: 'idle', list: [], retry };
  if (answer?.fetchList !== fetchList) return { status: 'loading', list: [], retry };
  if (answer.list === 'failed') return { status: 'failed', list: [], retry };
  return { status: 'ready', list: answer.list, retry };
}
