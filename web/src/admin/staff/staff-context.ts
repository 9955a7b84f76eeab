import { createContext, useContext } from 'react';
import type { StaffMember } from './staff.ts';

export const StaffContext = createContext<StaffMember | undefined>(undefined);

export function useStaffUid(): string {
  return useContext(StaffContext)?.uid ?? '';
}

/** The server checks this again. */
export function useIsAdmin(): boolean {
  return useContext(StaffContext)?.role === 'admin';
}
