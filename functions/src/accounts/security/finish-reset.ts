import type { UserRecord } from 'firebase-admin/auth';
import { ServerError } from '../../../shared/server-errors.ts';
import { findEmailLink } from '../../platform/email-links.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { wasRevokedLately } from '../../platform/sessions/close-ended-sessions.ts';
import { noteRevocation } from '../../platform/sessions/note-revocation.ts';
import { confirmMethod } from '../methods/confirm-method.ts';
import { removeUntrustedMethods } from '../methods/recover-account.ts';

/**
 * Finishes a password reset, of which only the code of its email is the proof: whoever has it reads the owner's
 * mailbox. Trusts the password, closes the older sessions and removes what is not trusted. Resolves to the account as
 * the reset left it. Throws `unauthenticated` without such a code, or before the reset.
 */
export async function finishReset(code: string): Promise<UserRecord> {
  const link = (await findEmailLink(code))?.link;
  const { uid, method } = link ?? {};
  const user = uid === undefined ? undefined : await findAccount(uid);
  if (!user || !method || !wasRevokedLately(user)) {
    throw new ServerError('unauthenticated');
  }
  await noteRevocation(user);
  await confirmMethod({ uid: user.uid, email: user.email ?? '', method });
  await removeUntrustedMethods(user.uid);
  return user;
}

async function findAccount(uid: string): Promise<UserRecord | undefined> {
  return auth.getUser(uid).catch((error: unknown) => {
    if (isAccountMissing(error)) return undefined;
    throw error;
  });
}
