import type { Timestamp } from 'firebase-admin/firestore';
import type { ContactMessage } from '../../../shared/contact-messages.ts';
import { firestore } from '../../platform/firebase.ts';
import { contactNotice } from './contact-notice.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { Undeliverable } from './undeliverable.ts';

/** Brings the operator a visitor's message, to be answered to its address. */
export async function composeContactNotice({
  entry: { path },
  operatorEmail,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const stored = path === null ? undefined : (await firestore.doc(path).get()).data();
  if (!stored) throw new Undeliverable('gone');
  const { createdAt, ...query } = stored as ContactMessage & { createdAt: Timestamp };
  const written = contactNotice({ ...query, sentAt: createdAt.toDate() }, siteUrl);
  return { ...written, to: operatorEmail };
}
