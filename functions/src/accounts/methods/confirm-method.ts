import { changeClaims } from '../../platform/sessions/change-claims.ts';
import {
  notedClaims,
  providerOf,
  signInMethods,
  withMethod,
} from '../../platform/sessions/sign-in-methods.ts';

interface Confirmation {
  uid: string;
  /** The address that got the email. */
  email: string;
  /** The mark of the method. */
  method: string;
}

/**
 * Trusts a sign-in method, as whoever reads the owner's mailbox asked. Resolves to Firebase's name of the method;
 * undefined if the account does not have it any more, or emails about methods go to another address by now. Safe to
 * repeat. Throws `auth/user-not-found`.
 */
export async function confirmMethod({
  uid,
  email,
  method,
}: Confirmation): Promise<string | undefined> {
  let isDone = false;
  await changeClaims(uid, (now) => {
    const claims = notedClaims(now);
    isDone = claims.ownerEmail === email && signInMethods(now).some(({ mark }) => mark === method);
    return isDone ? { ...claims, methods: withMethod(claims.methods ?? [], method) } : undefined;
  });
  return isDone ? providerOf(method) : undefined;
}
