import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { renewToken } from '../start-staff.ts';

/** Checks the session again if an error may mean that it no longer has staff access. */
export function renewTokenIfRefused(error: unknown): void {
  if (error instanceof Error && 'code' in error && refusals.has(error.code)) void renewToken();
}

/** The codes of the database and of our server. */
const refusals: ReadonlySet<unknown> = new Set<'permission-denied' | StaffRefusal>([
  'permission-denied',
  'not-staff',
  'shift-over',
  'other-method',
  'second-factor-missing',
]);
