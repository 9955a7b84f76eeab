import { createStore, useStore } from '../../lib/store.ts';

/** Ids of the payables whose payment checkout took on this page. They can still be Pending in the database. */
const awaitingConfirmation = createStore<ReadonlySet<string>>(new Set());

export function markAwaitingConfirmation(id: string): void {
  awaitingConfirmation.set(new Set([...awaitingConfirmation.get(), id]));
}

/** The payables that must not be paid again. */
export function useAwaitingConfirmation(): ReadonlySet<string> {
  return useStore(awaitingConfirmation);
}

/** Whether checkout took a payment for the payable, which must not be paid again. */
export function useIsAwaitingConfirmation(id: string): boolean {
  return useAwaitingConfirmation().has(id);
}
