import { createStore, useStore } from '../../lib/store.ts';

/** Ids of the payables whose payment checkout took on this page. They can still be Pending in the database. */
const takenPayables = createStore<ReadonlySet<string>>(new Set());

export function noteTaken(id: string): void {
  takenPayables.set(new Set([...takenPayables.get(), id]));
}

/** The payables that must not be paid again. */
export function useTakenPayables(): ReadonlySet<string> {
  return useStore(takenPayables);
}

/** Whether checkout took a payment for the payable, which must not be paid again. */
export function useIsTaken(id: string): boolean {
  return useTakenPayables().has(id);
}
