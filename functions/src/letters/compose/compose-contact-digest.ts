import type { Timestamp } from 'firebase-admin/firestore';
import type { ContactMessage } from '../../../shared/contact-messages.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { firestore } from '../../platform/firebase.ts';
import { contactDigest, listMessages } from './contact-digest.ts';
import type { ContactNotice } from './contact-notice.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { Undeliverable } from './undeliverable.ts';

/** Brings the operator the messages of a flood, the oldest first; those that were deleted are left out. */
export async function composeContactDigest({
  id,
  operatorEmail,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const messages = await readMessages(id);
  if (messages.length === 0) throw new Undeliverable('gone');
  return {
    ...contactDigest(messages, siteUrl),
    to: operatorEmail,
    attachments: [
      {
        filename: 'messages.txt',
        contentType: 'text/plain; charset=utf-8',
        content: Buffer.from(listMessages(messages)),
      },
    ],
  };
}

async function readMessages(digestId: string): Promise<ContactNotice[]> {
  const notices = await outbox.where('digestId', '==', digestId).get();
  const paths = notices.docs.flatMap((notice) => notice.data().path ?? []);
  if (paths.length === 0) return [];
  const stored = await firestore.getAll(...paths.map((path) => firestore.doc(path)));
  return stored
    .filter(({ exists }) => exists)
    .map((message) => {
      const { createdAt, ...query } = message.data() as ContactMessage & { createdAt: Timestamp };
      return { ...query, sentAt: createdAt.toDate() };
    })
    .toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
}
