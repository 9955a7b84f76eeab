import { roleOf } from '@shared/accounts/roles.ts';
import type { User } from 'firebase/auth';

/** Whether a user's token names a role. Rejects if the token has run out and cannot be renewed now. */
export async function hasRole(user: User): Promise<boolean> {
  return roleOf((await user.getIdTokenResult()).claims) !== undefined;
}
