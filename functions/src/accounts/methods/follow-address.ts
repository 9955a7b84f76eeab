import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import {
  identityMark,
  marksOfAddress,
  withMethod,
} from '../../platform/sessions/sign-in-methods.ts';

/**
 * Updates the claims after our link changed an account's address. Emails about its methods go to the new address. A
 * password that was trusted with the former address stays trusted. Safe to repeat.
 */
export async function followAddress(uid: string): Promise<void> {
  await changeClaims(uid, ({ email, customClaims }) => {
    const claims: AccountClaims = customClaims ?? {};
    const { methods, ownerEmail } = claims;
    if (!methods || email === undefined || ownerEmail === email) return undefined;
    const hadPassword =
      ownerEmail !== undefined && methods.includes(identityMark('password', ownerEmail));
    const password = identityMark('password', email);
    return {
      ...claims,
      ownerEmail: email,
      methods: hadPassword ? withMethod(methods, password) : methods,
    };
  });
}

/**
 * Trusts only the methods of the account's address, after our link restored it. The author of the unwanted change
 * may have confirmed other methods.
 */
export async function trustAddress(uid: string): Promise<void> {
  await changeClaims(uid, (user) => {
    const { notifiedMethods: _, ...claims }: AccountClaims = user.customClaims ?? {};
    if (user.email === undefined) return undefined;
    return { ...claims, ownerEmail: user.email, methods: marksOfAddress(user) };
  });
}
