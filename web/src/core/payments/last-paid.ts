import { createStore, useStore } from '../../lib/store.ts';
import type { Charge } from './charge.ts';

export interface LastPaid extends Pick<Charge, 'type' | 'id'> {
  uid: string;
  /** Of an order, whose place is kept free until it has loaded. */
  lineCount: number;
}

const storageKey = 'last-paid';
const lastPaid = createStore<LastPaid | undefined>(read());

/** The charge that a customer has just paid in this tab, also after a reload, until it is put away. */
export function useLastPaid(uid: string): LastPaid | undefined {
  const paid = useStore(lastPaid);
  return paid?.uid === uid ? paid : undefined;
}

export function noteLastPaid(paid: LastPaid): void {
  lastPaid.set(paid);
  attempt(() => sessionStorage.setItem(storageKey, JSON.stringify(paid)));
}

export function putLastPaidAway(): void {
  lastPaid.set(undefined);
  attempt(() => sessionStorage.removeItem(storageKey));
}

function read(): LastPaid | undefined {
  return attempt(() => {
    const stored = sessionStorage.getItem(storageKey);
    return stored === null ? undefined : (JSON.parse(stored) as LastPaid);
  });
}

/** Without storage, or with another program's data there, it is forgotten at a reload. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
