import { createStore, useStore } from '../../lib/store.ts';

/** Ids of the charges whose payment checkout took on this page. They can still be Pending in the database. */
const takenCharges = createStore<ReadonlySet<string>>(new Set());

export function noteTaken(id: string): void {
  takenCharges.set(new Set([...takenCharges.get(), id]));
}

/** The charges that must not be paid again. */
export function useTakenCharges(): ReadonlySet<string> {
  return useStore(takenCharges);
}

/** Whether checkout took a payment for the charge, which must not be paid again. */
export function useIsTaken(id: string): boolean {
  return useTakenCharges().has(id);
}
