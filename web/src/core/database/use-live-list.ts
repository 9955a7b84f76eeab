import { useEffect, useState } from 'react';
import { loadWithRetries } from '../../lib/load-with-retries.ts';
import { firstRowsShown, takeFirstRows } from './first-rows.ts';
import { userList, type UserCollection } from './user-lists.ts';
import type { ReadDocument } from './watch-user-collection.ts';

export interface LiveList<Item> {
  status: 'loading' | 'ready' | 'failed';
  list: readonly Item[];
  retry: () => void;
}

type State<Item> = Omit<LiveList<Item>, 'retry'>;

/** Watches a collection, newest first. An empty list from the cache counts as loading. */
export function useLiveList<Item>(
  uid: string,
  name: UserCollection,
  read: ReadDocument<Item>,
): LiveList<Item> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State<Item>>(loading);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = (list: Item[], isFromServer: boolean) => {
      if (isFromServer || list.length > 0) setState({ status: 'ready', list });
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      console.warn(`Error loading ${name}`, { attempt, error });
      setState({ status: 'failed', list: [] });
    };
    const watch = async () => {
      const rows = takeFirstRows(userList(uid, name));
      if (rows)
        show(
          rows.map(({ id, data }) => read(id, data)),
          true,
        );
      await firstRowsShown();
      const { watchUserCollection } = await loadWithRetries(
        () => import('./watch-user-collection.ts'),
      );
      if (signal.aborted) return;
      signal.addEventListener('abort', watchUserCollection(uid, name, read, show, fail));
    };
    watch().catch(fail);
    return () => {
      controller.abort();
      setState(loading);
    };
  }, [uid, name, read, attempt]);
  return { ...state, retry: () => setAttempt(attempt + 1) };
}

const loading = { status: 'loading', list: [] } as const;
