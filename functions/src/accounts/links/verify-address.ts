import { claimInvoices } from '../../invoices/claim-invoices.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import { auth } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { findProof } from '../../platform/sessions/proven-address.ts';
import { markOfSession } from '../../platform/sessions/sign-in-methods.ts';
import { keepOnly } from '../methods/keep-only.ts';
import { noteAddress } from './note-address.ts';

/**
 * Verifies the account's address. The session that does so, and later ones, may have what is the address owner's.
 * Before, the account may have been a stranger's: the method with which the owner signed in is the only one that stays.
 * The invoices that wait for the address come at once, so that an older session of the owner shows them too.
 */
export async function verifyAddress(
  found: FoundEmailLink,
  { token, user }: Session,
): Promise<void> {
  const { uid, email } = found.link;
  if (!user.emailVerified) await auth.updateUser(uid, { emailVerified: true });
  const mark = markOfSession(token);
  if (mark !== undefined && !(await findProof(user))) await keepOnly({ uid, email, mark });
  await noteAddress(found, [token.auth_time]);
  // The profile asks again.
  await claimInvoices(uid, email).catch((error: unknown) =>
    logFailure('invoices-not-claimed', error),
  );
}
