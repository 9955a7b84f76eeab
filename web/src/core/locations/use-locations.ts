import { useCallback, useEffect, useState } from 'react';
import { requestJson } from '../api/request.ts';

export interface Locations<Item> {
  status: 'idle' | 'loading' | 'failed' | 'ready';
  list: readonly Item[];
  retry: () => void;
}

interface Answer<Item> {
  path: string;
  list: readonly Item[] | 'failed';
}

/** Loads the list of locations at a path. Without a path the status is `idle`. */
export function useLocations<Item>(path: string | undefined): Locations<Item> {
  const [answer, setAnswer] = useState<Answer<Item>>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (path === undefined) return;
    let isCurrent = true;
    fetchLocations<Item>(path)
      .then((list) => isCurrent && setAnswer({ path, list }))
      .catch((error: unknown) => {
        console.warn('Error loading locations', { attempt, error });
        if (isCurrent) setAnswer({ path, list: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [path, attempt]);

  if (path === undefined) return { status: 'idle', list: [], retry };
  if (answer?.path !== path) return { status: 'loading', list: [], retry };
  if (answer.list === 'failed') return { status: 'failed', list: [], retry };
  return { status: 'ready', list: answer.list, retry };
}

const answers = new Map<string, Promise<unknown>>();

/** Fetches a list of locations and caches it. A failure is not cached, so the next call asks again. */
function fetchLocations<Item>(path: string): Promise<Item[]> {
  const known = answers.get(path);
  if (known) return known as Promise<Item[]>;
  const answer = requestJson(path, { isPublic: true }) as Promise<Item[]>;
  answers.set(path, answer);
  answer.catch(() => answers.delete(path));
  return answer;
}
