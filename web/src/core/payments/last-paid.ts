import { createStore, useStore } from '../../lib/store.ts';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import type { Payable } from './payable.ts';

export interface LastPaid extends Pick<Payable, 'type' | 'id'> {
  uid: string;
  /** Of an order, whose place is kept free until it has loaded. */
  lineCount: number;
}

const storageKey = 'last-paid';
const lastPaid = createStore(readFromTab(storageKey, (kept) => kept as LastPaid | undefined));

/** The payable that a customer has just paid in this tab, also after a reload, until it is dismissed. */
export function useLastPaid(uid: string): LastPaid | undefined {
  const paid = useStore(lastPaid);
  return paid?.uid === uid ? paid : undefined;
}

export function saveLastPaid(paid: LastPaid): void {
  lastPaid.set(paid);
  saveInTab(storageKey, paid);
}

export function dismissLastPaid(): void {
  lastPaid.set(undefined);
  removeFromTab(storageKey);
}
