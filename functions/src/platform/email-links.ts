import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { OwnActionMode } from '../../shared/accounts/account-actions.ts';
import { collections } from '../../shared/collections.ts';
import { firestore, typedCollection } from './firebase.ts';

/** The action that the link in an email allows. Only the email contains its code, and the database has the hash. */
export interface EmailLink {
  mode: OwnActionMode;
  uid: string;
  /** This may be the account's new address. */
  email: string;
  /** The address that a change of address replaces; null for other modes. */
  formerEmail: string | null;
  /** The mark of the sign-in method that the link confirms (sessions/sign-in-methods.ts); null for other modes. */
  method: string | null;
  /** When the link was used. A repeated request gets the same answer as the first. */
  usedAt: Timestamp | null;
  /** The link is valid until this time. Firestore deletes the document later (TTL policy). */
  expiresAt: Timestamp;
}

const emailLinks = typedCollection<EmailLink>(collections.emailLinks);

export interface NewEmailLink {
  mode: OwnActionMode;
  uid: string;
  email: string;
  formerEmail?: string;
  method?: string;
}

/** Stores a link that is valid for `lifeMs`. Resolves to its code, which isn't stored. */
export async function createEmailLink(link: NewEmailLink, lifeMs: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await storeEmailLink(code, link, lifeMs);
  return code;
}

/** Stores a link under a code that Firebase has made. */
export async function storeEmailLink(
  code: string,
  link: NewEmailLink,
  lifeMs: number,
): Promise<void> {
  await emailLinks.doc(hashOf(code)).create({
    method: null,
    formerEmail: null,
    ...link,
    usedAt: null,
    expiresAt: Timestamp.fromMillis(Date.now() + lifeMs),
  });
}

/** Finds a link even if it was used. Resolves to undefined if it doesn't exist or has expired. */
export async function findEmailLink(code: string): Promise<FoundEmailLink | undefined> {
  const snapshot = await emailLinks.doc(hashOf(code)).get();
  const link = snapshot.data();
  return link && link.expiresAt.toMillis() > Date.now() ? { snapshot, link } : undefined;
}

export interface FoundEmailLink {
  snapshot: DocumentSnapshot<EmailLink>;
  link: EmailLink;
}

export async function eraseEmailLinks(
  uid: string,
  isVoid: (link: EmailLink) => boolean = () => true,
): Promise<void> {
  const { docs } = await emailLinks.where('uid', '==', uid).get();
  const writer = firestore.bulkWriter();
  for (const link of docs) if (isVoid(link.data())) void writer.delete(link.ref);
  await writer.close();
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
