import type { UserRecord } from 'firebase-admin/auth';
import type { EmailLink } from '../../platform/email-links.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import {
  currentClaims,
  signInMethods,
  withMethod,
} from '../../platform/sessions/sign-in-methods.ts';

interface Confirmation {
  uid: string;
  /** The address that received the email. */
  email: string;
  /** The mark of the method. */
  method: string;
}

/**
 * Trusts a sign-in method that was confirmed from the owner's mailbox. Resolves to false if `mayConfirm` returns
 * false. Safe to repeat. Throws `auth/user-not-found`.
 */
export async function confirmMethod({ uid, ...asked }: Confirmation): Promise<boolean> {
  let isDone = false;
  await changeClaims(uid, (now) => {
    isDone = mayConfirm(now, asked);
    const { methods = [], ...claims } = currentClaims(now);
    return isDone ? { ...claims, methods: withMethod(methods, asked.method) } : undefined;
  });
  return isDone;
}

/** Returns whether the account has the method and emails about its methods still go to that address. */
export function mayConfirm(
  user: UserRecord,
  { email, method }: Pick<EmailLink, 'email' | 'method'>,
): boolean {
  const isOwner = currentClaims(user).ownerEmail === email;
  return isOwner && signInMethods(user).some(({ mark }) => mark === method);
}
