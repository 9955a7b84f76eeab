import { claimInvoices } from '../../invoices/claim-invoices.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import { auth } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { findProof } from '../../platform/sessions/proven-address.ts';
import { markOfSession } from '../../platform/sessions/sign-in-methods.ts';
import { keepOnly } from '../methods/keep-only.ts';
import { recordAddress } from './record-address.ts';

/**
 * Verifies the account's address. This session and later ones may access what belongs to the address's owner. Until
 * now the account may have been a stranger's, so only the method of this session stays. Waiting invoices are
 * claimed at once, so an older session of the owner shows them too.
 */
export async function verifyAddress(
  found: FoundEmailLink,
  { token, user }: Session,
): Promise<void> {
  const { uid, email } = found.link;
  if (!user.emailVerified) await auth.updateUser(uid, { emailVerified: true });
  const mark = markOfSession(token);
  if (mark !== undefined && !(await findProof(user))) await keepOnly({ uid, email, mark });
  await recordAddress(found, [token.auth_time]);
  // If this fails, the profile page claims them later.
  await claimInvoices(uid, email).catch((error: unknown) =>
    logFailure('invoices-not-claimed', error),
  );
}
