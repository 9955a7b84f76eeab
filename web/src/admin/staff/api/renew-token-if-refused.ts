import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { FirebaseError } from 'firebase/app';
import { ApiError } from '../../../core/api/api-error.ts';
import { renewToken } from './follow-staff.ts';

/** Checks the session again if an error may mean that it no longer has staff access. */
export function renewTokenIfRefused(error: unknown): void {
  if (isOfStaff(error)) void renewToken();
}

function isOfStaff(error: unknown): boolean {
  if (error instanceof FirebaseError) return error.code === 'permission-denied';
  return error instanceof ApiError && refusals.has(error.code);
}

const refusals: ReadonlySet<string> = new Set<StaffRefusal>([
  'not-staff',
  'shift-over',
  'other-method',
  'second-factor-missing',
]);
