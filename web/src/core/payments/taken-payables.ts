import { createStore, useStore } from '../../lib/store.ts';

/**
 * Ids of the payables for which checkout took a payment on this page. The database may still show them as Pending.
 */
const takenPayables = createStore<ReadonlySet<string>>(new Set());

export function noteTaken(id: string): void {
  takenPayables.set(new Set([...takenPayables.get(), id]));
}

/** Returns the ids of payables that the customer must not pay again. */
export function useTakenPayables(): ReadonlySet<string> {
  return useStore(takenPayables);
}

export function useIsTaken(id: string): boolean {
  return useTakenPayables().has(id);
}
