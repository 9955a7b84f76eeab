import { useEffect, useState } from 'react';
import { watchOrders } from './api/watch-orders.ts';
import type { StoredOrder } from './stored-order.ts';

export interface Orders {
  status: 'loading' | 'ready' | 'failed';
  list: readonly StoredOrder[];
  retry: () => void;
}

/** A user's orders, live. An empty list that only the cache vouches for counts as still loading. */
export function useOrders(uid: string): Orders {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<Orders, 'retry'>>(loading);
  useEffect(
    () =>
      watchOrders(
        uid,
        (list, isFromServer) => {
          if (isFromServer || list.length > 0) setState({ status: 'ready', list });
        },
        (error) => {
          console.warn('Error loading orders', { attempt, error });
          setState({ status: 'failed', list: [] });
        },
      ),
    [uid, attempt],
  );
  return {
    ...state,
    retry: () => {
      setState(loading);
      setAttempt(attempt + 1);
    },
  };
}

const loading = { status: 'loading', list: [] } as const;
