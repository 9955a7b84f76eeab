import { isDeepStrictEqual } from 'node:util';
import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../shared/accounts/account-claims.ts';
import type { Role } from '../../shared/accounts/roles.ts';
import { roleMethod } from '../../shared/accounts/staff-sign-in.ts';
import { staffSecondFactor } from '../platform/config.ts';
import { trustedMethods } from '../platform/sessions/sign-in-methods.ts';

type RoleClaims = Pick<AccountClaims, 'admin' | 'viewer' | 'roleMethods' | 'secondFactor'>;

/** Limits the role to the account's trusted sign-in methods. Throws if there are none. */
export function roleClaims(user: UserRecord, role: Role): RoleClaims {
  const roleMethods = methodsForRole(user);
  if (roleMethods.length === 0) throw new Error('The account has no trusted sign-in method.');
  return { [role]: true, roleMethods, ...(staffSecondFactor.value() && { secondFactor: true }) };
}

export function methodsForRole(user: UserRecord): string[] {
  const trusted = trustedMethods(user);
  return user.providerData
    .filter(({ providerId }) => trusted.includes(providerId))
    .map(({ providerId, uid }) => roleMethod(providerId, uid))
    .toSorted();
}

/** Returns whether granting the role again would change nothing. */
export function holdsRole(user: UserRecord, role: Role): boolean {
  const present = Object.entries(user.customClaims ?? {}).filter(isOfRole);
  return isDeepStrictEqual(Object.fromEntries(present), roleClaims(user, role));
}

export function withoutRole({ customClaims = {} }: UserRecord): AccountClaims {
  return Object.fromEntries(Object.entries(customClaims).filter((claim) => !isOfRole(claim)));
}

const names: Record<keyof RoleClaims, true> = {
  admin: true,
  viewer: true,
  roleMethods: true,
  secondFactor: true,
};

function isOfRole([name]: [name: string, value: unknown]): boolean {
  return name in names;
}
