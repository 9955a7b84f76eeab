import { createStore, useStore } from '../../lib/store.ts';

/**
 * Ids of the payables for which checkout took a payment on this page. The database may still show them as Pending.
 */
const awaitingConfirmation = createStore<ReadonlySet<string>>(new Set());

export function markAwaitingConfirmation(id: string): void {
  awaitingConfirmation.set(new Set([...awaitingConfirmation.get(), id]));
}

/** Returns the ids of payables that the customer must not pay again. */
export function useAwaitingConfirmation(): ReadonlySet<string> {
  return useStore(awaitingConfirmation);
}

export function useIsAwaitingConfirmation(id: string): boolean {
  return useAwaitingConfirmation().has(id);
}
