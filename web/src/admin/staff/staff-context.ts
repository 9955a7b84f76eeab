import { createContext, useContext } from 'react';
import type { Staff } from './staff.ts';

export const StaffContext = createContext<Extract<Staff, { status: 'in' }> | undefined>(undefined);

/** The account of the person in the admin panel. */
export function useStaffUid(): string {
  return useContext(StaffContext)?.uid ?? '';
}

/** Whether the person may change something. The server checks it again. */
export function useMayChange(): boolean {
  return useContext(StaffContext)?.role === 'admin';
}
