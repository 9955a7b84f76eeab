import { createContext, useContext } from 'react';
import type { Staff } from './staff.ts';

export const StaffContext = createContext<Extract<Staff, { status: 'in' }> | undefined>(undefined);

/** Returns the uid of the logged-in member of staff. */
export function useStaffUid(): string {
  return useContext(StaffContext)?.uid ?? '';
}

/** Returns whether the member of staff may change anything. The server checks this again. */
export function useMayChange(): boolean {
  return useContext(StaffContext)?.role === 'admin';
}
