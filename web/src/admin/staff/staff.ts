import type { Role } from '@shared/accounts/roles.ts';
import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { createStore } from '../../lib/store.ts';

/** Who is in the admin panel. */
export type Staff =
  | { status: 'starting' }
  | { status: 'signed-out' }
  /** Signed in, but the role could not be asked for. */
  | { status: 'failed'; email: string }
  /** Signed in with an account that has no role, or in a way that the role does not take. */
  | { status: 'refused'; email: string; refusal: StaffRefusal; methods: readonly string[] }
  | { status: 'in'; uid: string; email: string; role: Role };

export const staffStore = createStore<Staff>({ status: 'starting' });
