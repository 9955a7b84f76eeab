import type { AccountClaims } from '../../../shared/accounts/account-claims.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import {
  markOfIdentity,
  marksOfAddress,
  withMethod,
} from '../../platform/sessions/sign-in-methods.ts';

/**
 * After our link has changed the address of an account: emails about its methods go there, and a password that was
 * trusted with the former address stays so. Safe to repeat.
 */
export async function followAddress(uid: string): Promise<void> {
  await changeClaims(uid, ({ email, customClaims }) => {
    const claims: AccountClaims = customClaims ?? {};
    const { methods, ownerEmail } = claims;
    if (!methods || email === undefined || ownerEmail === email) return undefined;
    const hadPassword =
      ownerEmail !== undefined && methods.includes(markOfIdentity('password', ownerEmail));
    const password = markOfIdentity('password', email);
    return {
      ...claims,
      ownerEmail: email,
      methods: hadPassword ? withMethod(methods, password) : methods,
    };
  });
}

/**
 * After our link has brought the former address back: trusts what signs in with it, and nothing else. The author of
 * the change could confirm methods meanwhile.
 */
export async function trustAddress(uid: string): Promise<void> {
  await changeClaims(uid, (user) => {
    const { toldMethods: _, ...claims }: AccountClaims = user.customClaims ?? {};
    if (user.email === undefined) return undefined;
    return { ...claims, ownerEmail: user.email, methods: marksOfAddress(user) };
  });
}
