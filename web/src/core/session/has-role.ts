import { roleOf } from '@shared/accounts/roles.ts';
import type { User } from 'firebase/auth';

/** Returns whether a user's token contains a role. Rejects if the token has expired and can't be renewed. */
export async function hasRole(user: User): Promise<boolean> {
  return roleOf((await user.getIdTokenResult()).claims) !== undefined;
}
