import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from './outbox-entry.ts';
import { accountOf } from '../platform/account-of.ts';
import { isDocumentMissing } from '../platform/commit-atomically.ts';
import { firestore } from '../platform/firebase.ts';

/** The fields that stay in a sent email. Any other field may identify its recipient. */
const impersonal: ReadonlySet<string> = new Set<keyof OutboxEntry>([
  'kind',
  'state',
  'uid',
  'paymentId',
  'refundId',
  'path',
  'alertId',
  'replyId',
  'tries',
  'unknownDeliveries',
  'dueAt',
  'sentAt',
  'createdAt',
]);

/** Deletes unsent emails, except alerts to the operator. Sent emails lose their personal data. */
export async function eraseEmails(uid: string): Promise<void> {
  await forget([...(await outbox.where('uid', '==', uid).get()).docs, ...(await findResets(uid))]);
}

export async function eraseEmailsAbout(path: string): Promise<void> {
  await forget((await outbox.where('path', '==', path).get()).docs);
}

async function forget(known: readonly QueryDocumentSnapshot<OutboxEntry>[]): Promise<void> {
  const writer = firestore.bulkWriter();
  const writes = known.map(async (email) => {
    const { kind, state } = email.data();
    if (state === 'sent') {
      const personal = Object.keys(email.data()).filter((field) => !impersonal.has(field));
      const changes = Object.fromEntries(personal.map((field) => [field, FieldValue.delete()]));
      // The database rejects an empty update.
      if (personal.length > 0) await writer.update(email.ref, changes).catch(ignoreGone);
    } else if (kind !== 'operator_alert') {
      await writer.delete(email.ref);
    }
  });
  await Promise.all([...writes, writer.close()]);
}

/** Ignores a missing email. A parallel request may have read it before it was sent, and then deleted it. */
function ignoreGone(error: unknown): void {
  if (!isDocumentMissing(error)) throw error;
}

/** Finds password resets, which are queued by address and without the account's uid. */
async function findResets(uid: string): Promise<QueryDocumentSnapshot<OutboxEntry>[]> {
  const { email } = await accountOf(uid);
  if (email === '') return [];
  const toAddress = await outbox.where('recipientEmail', '==', email).get();
  return toAddress.docs.filter((entry) => entry.data().kind === 'password_reset');
}
