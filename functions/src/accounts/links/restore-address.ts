import { randomBytes } from 'node:crypto';
import type { UserRecord } from 'firebase-admin/auth';
import {
  eraseEmailLinks,
  type EmailLink,
  type FoundEmailLink,
} from '../../platform/email-links.ts';
import { trustAddress } from '../methods/follow-address.ts';
import { recoverAccount } from '../methods/recover-account.ts';
import { recordAddress, setAddress } from './record-address.ts';

/**
 * Restores an account's former address after a change that its owner didn't want. The author of the change knows
 * the password, so a random one replaces it until the owner resets it. Ends all sessions, voids later links, and
 * removes the sign-in methods of other addresses. Throws `link-spent`.
 */
export async function restoreAddress(found: FoundEmailLink, user: UserRecord): Promise<void> {
  const { uid, email } = found.link;
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  await setAddress(uid, { email, ...(hasPassword && { password: unknownPassword() }) });
  await trustAddress(uid);
  await recoverAccount(uid);
  await eraseEmailLinks(uid, (link) => isVoidAfter(found.link, link));
  // An empty list, because no earlier login proves the address.
  await recordAddress(found, []);
}

/** Earlier links to restore an address stay valid. An intruder must not void the owner's link with their own. */
function isVoidAfter(restored: EmailLink, link: EmailLink): boolean {
  return link.mode !== 'restoreEmail' || link.expiresAt.toMillis() > restored.expiresAt.toMillis();
}

/** Returns a random password. Its suffix satisfies a policy that requires several kinds of characters. */
function unknownPassword(): string {
  return `${randomBytes(32).toString('base64url')}aA1!`;
}
