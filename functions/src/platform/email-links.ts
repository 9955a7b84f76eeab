import { createHash, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { OwnActionMode } from '../../shared/accounts/account-actions.ts';
import { collections } from '../../shared/collections.ts';
import { firestore, typedCollection } from './firebase.ts';

/** What the link of an email may do. The email alone contains its code; the database knows the code's hash. */
export interface EmailLink {
  mode: OwnActionMode;
  uid: string;
  /** The address that the link is about, which may be a new one of the account. */
  email: string;
  /** In a change of address: the account's address that it replaces. Null in links of other modes. */
  formerEmail: string | null;
  /** The mark of the sign-in method that the link confirms (sessions/sign-in-methods.ts); else null. */
  method: string | null;
  /** When the link was used; null before. A repeated request finds it, and answers as the first one did. */
  usedAt: Timestamp | null;
  /** The link counts until then. Firestore deletes the document later (TTL policy). */
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

/** Stores a link that counts for `lifeMs`, in milliseconds. Resolves to its code, which is stored nowhere. */
export async function createEmailLink(link: NewEmailLink, lifeMs: number): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await storeEmailLink(code, link, lifeMs);
  return code;
}

/** Stores a link under a code that Firebase has made, as `createEmailLink` does. */
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

/** The link of a code; undefined if there is none, or it has expired. A used link is found until it expires. */
export async function findEmailLink(code: string): Promise<FoundEmailLink | undefined> {
  const snapshot = await emailLinks.doc(hashOf(code)).get();
  const link = snapshot.data();
  return link && link.expiresAt.toMillis() > Date.now() ? { snapshot, link } : undefined;
}

export interface FoundEmailLink {
  snapshot: DocumentSnapshot<EmailLink>;
  link: EmailLink;
}

/** Deletes the links of an account: all, or those that `isVoid` selects. */
export async function forgetEmailLinks(
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
