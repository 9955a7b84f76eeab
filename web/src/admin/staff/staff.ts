import type { Role } from '@shared/accounts/roles.ts';
import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { createStore } from '../../lib/store.ts';

export type Staff =
  | { status: 'starting' }
  | { status: 'signed-out' }
  /** The account is logged in, but its role couldn't be read. */
  | { status: 'failed'; email: string }
  /** The account has no role, or its role doesn't accept this login. */
  | { status: 'refused'; email: string; refusal: StaffRefusal; methods: readonly string[] }
  | { status: 'in'; uid: string; email: string; role: Role };

export const staffStore = createStore<Staff>({ status: 'starting' });
