import type { Role } from '../../../functions/shared/roles.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import { signUp, withClaims, type Account } from './accounts.ts';

/** An account with a role at the desk, and a token that says so. */
export async function aStaffMember(role: Role = 'admin'): Promise<Account> {
  const account = await signUp();
  await auth.setCustomUserClaims(account.uid, { [role]: true });
  return withClaims(account, { [role]: true });
}
