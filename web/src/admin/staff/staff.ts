import type { Role } from '@shared/accounts/roles.ts';
import type { StaffRefusal } from '@shared/accounts/staff-sign-in.ts';
import { createStore } from '../../lib/store.ts';

export type Staff =
  | { status: 'starting' }
  | { status: 'signed-out' }
  /** The account is logged in, but its role couldn't be read. */
  | { status: 'failed'; uid: string; email: string }
  /** The account has no role, or its role doesn't accept this login. */
  | {
      status: 'refused';
      uid: string;
      email: string;
      refusal: StaffRefusal;
      methods: readonly string[];
    }
  | { status: 'in'; uid: string; email: string; role: Role };

export type StaffMember = Extract<Staff, { status: 'in' }>;

export const staffStore = createStore<Staff>({ status: 'starting' });

/** Returns the account that the panel shows, also one that it refuses. */
export function shownUid(): string | undefined {
  const staff = staffStore.get();
  return 'uid' in staff ? staff.uid : undefined;
}
