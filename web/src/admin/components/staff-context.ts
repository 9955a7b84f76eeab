import { createContext, useContext } from 'react';
import type { Staff } from '../staff.ts';

export const StaffContext = createContext<Extract<Staff, { status: 'in' }> | undefined>(undefined);

/** The address of the person at the desk. */
export function useStaffEmail(): string {
  return useContext(StaffContext)?.email ?? '';
}

/** Whether the person may change something. The server checks it again. */
export function useMayChange(): boolean {
  return useContext(StaffContext)?.role === 'admin';
}
