import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import {
  forgetEmailLinks,
  type EmailLink,
  type FoundEmailLink,
} from '../../platform/email-links.ts';
import { trustAddress } from '../methods/follow-address.ts';
import { recoverAccount } from '../methods/recover-account.ts';
import { noteAddress, setAddress } from './note-address.ts';

/**
 * Gives an account its former address back, after a change that its owner did not want. Whoever changed it knows the
 * password, so it is replaced by one that nobody knows: the owner sets another by a password reset. Ends all
 * sessions, voids the links that came after, and removes the sign-in methods of another address. Throws `link-spent`.
 */
export async function restoreAddress(found: FoundEmailLink, user: UserRecord): Promise<void> {
  const { uid, email } = found.link;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  await setAddress(uid, { email, ...(hasPassword && { password: unknownPassword() }) });
  await trustAddress(uid);
  await recoverAccount(uid);
  await forgetEmailLinks(uid, (link) => isVoidAfter(found.link, link));
  // No earlier sign-in counts.
  await noteAddress(found, []);
}

/** Earlier links to restore an address stay: an intruder must not void the owner's by using one of their own. */
function isVoidAfter(restored: EmailLink, link: EmailLink): boolean {
  return link.mode !== 'restoreEmail' || link.expiresAt.toMillis() > restored.expiresAt.toMillis();
}

/** The ending satisfies a policy that asks for kinds of characters. */
function unknownPassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1!`;
}
