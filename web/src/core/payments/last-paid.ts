import { createStore, useStore } from '../../lib/store.ts';
import { removeFromTab, saveInTab, readFromTab } from '../../lib/tab-storage.ts';
import type { Payable } from './payable.ts';

export interface LastPaid extends Pick<Payable, 'type' | 'id'> {
  uid: string;
  /** The number of lines of an order. The confirmation reserves space for them until the order has loaded. */
  lineCount: number;
}

const storageKey = 'last-paid';
const lastPaid = createStore(readFromTab(storageKey, (kept) => kept as LastPaid | undefined));

/** Returns the payable that was last paid in this tab. It stays over reloads until the customer dismisses it. */
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
