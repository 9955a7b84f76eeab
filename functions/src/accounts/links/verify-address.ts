import { claimInvoices } from '../../invoices/claim-invoices.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import { auth } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { noteAddress } from './note-address.ts';

/**
 * Verifies the account's address. The session that does so, and later ones, may have what is the address owner's.
 * The invoices that wait for the address come at once, so that an older session of the owner shows them too.
 */
export async function verifyAddress(
  found: FoundEmailLink,
  { token, user }: Session,
): Promise<void> {
  if (!user.emailVerified) await auth.updateUser(user.uid, { emailVerified: true });
  await noteAddress(found, [token.auth_time]);
  // The profile asks again.
  await claimInvoices(user.uid, found.link.email).catch((error: unknown) =>
    logFailure('invoices-not-claimed', error),
  );
}
