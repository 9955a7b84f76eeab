import type { FoundEmailLink } from '../../platform/email-links.ts';
import { auth } from '../../platform/firebase.ts';
import type { Session } from '../../platform/sessions/authenticate.ts';
import { noteAddress } from './note-address.ts';

/** Verifies the account's address. The session that does so, and later ones, may have what is the address owner's. */
export async function verifyAddress(
  found: FoundEmailLink,
  { token, user }: Session,
): Promise<void> {
  if (!user.emailVerified) await auth.updateUser(user.uid, { emailVerified: true });
  await noteAddress(found, token.auth_time);
}
