import type { UserRecord } from 'firebase-admin/auth';
import { ServerError } from '../../../shared/server-errors.ts';
import { findEmailLink } from '../../platform/email-links.ts';
import { auth, isAccountMissing } from '../../platform/firebase.ts';
import { wasRevokedLately } from '../../platform/sessions/close-ended-sessions.ts';
import { recordRevocation } from '../../platform/sessions/record-revocation.ts';
import { isAddressProven } from '../../platform/sessions/proven-address.ts';
import { isOwnersAddress } from '../../platform/sessions/sign-in-methods.ts';
import { keepOnly } from '../methods/keep-only.ts';
import { confirmMethod } from '../methods/confirm-method.ts';
import { removeUntrustedMethods } from '../methods/recover-account.ts';

/**
 * Finishes a password reset. The code of its email proves that the caller reads the owner's mailbox. Trusts the
 * password, ends older sessions and removes untrusted methods. If the address was never proven, the account may
 * have been a stranger's, so all other methods go. Resolves to the account as the reset left it. Throws
 * `unauthenticated` without a valid code or before the reset.
 */
export async function finishReset(code: string): Promise<UserRecord> {
  const link = (await findEmailLink(code))?.link;
  const { uid, method } = link ?? {};
  const user = uid === undefined ? undefined : await findAccount(uid);
  if (!user || !method || !wasRevokedLately(user)) {
    throw new ServerError('unauthenticated');
  }
  await recordRevocation(user);
  const email = user.email ?? '';
  if (isOwnersAddress(user) && !(await isAddressProven(user))) {
    await keepOnly({ uid: user.uid, email, mark: method });
  } else {
    await confirmMethod({ uid: user.uid, email, method });
  }
  await removeUntrustedMethods(user.uid);
  return user;
}

async function findAccount(uid: string): Promise<UserRecord | undefined> {
  return auth.getUser(uid).catch((error: unknown) => {
    if (isAccountMissing(error)) return undefined;
    throw error;
  });
}
