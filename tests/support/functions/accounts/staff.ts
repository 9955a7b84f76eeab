import type { AccountClaims } from '../../../../functions/shared/accounts/account-claims.ts';
import type { Role } from '../../../../functions/shared/accounts/roles.ts';
import { roleClaims } from '../../../../functions/src/admin/role-claims.ts';
import { auth } from '../../../../functions/src/platform/firebase.ts';
import { signUp, withClaims, type Account } from './accounts.ts';

/** An account with a role in the admin panel, and a token that says so. */
export async function aStaffMember(
  role: Role = 'admin',
  overrides: AccountClaims = {},
): Promise<Account> {
  return asStaff(await signUp(), role, overrides);
}

/** The account with a role and with a token that says so, whatever its address. */
export async function asStaff(
  account: Account,
  role: Role = 'admin',
  overrides: AccountClaims = {},
): Promise<Account> {
  const claims = { ...roleClaims(await auth.getUser(account.uid), role), ...overrides };
  await auth.setCustomUserClaims(account.uid, claims);
  return withClaims(account, claims);
}

/** The account with a token whose sign-in had the code of an authenticator app: the emulator makes none. */
export function withCode(account: Account): Account {
  return withClaims(account, {
    firebase: {
      identities: {},
      sign_in_provider: 'password',
      sign_in_second_factor: 'totp',
      second_factor_identifier: 'factor-1',
    },
  });
}
