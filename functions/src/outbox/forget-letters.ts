import { FieldValue } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from './outbox-entry.ts';
import { firestore } from '../platform/firebase.ts';

/** The fields that stay of a sent letter. Any other field may name its recipient. */
const impersonal: ReadonlySet<string> = new Set<keyof OutboxEntry>([
  'kind',
  'state',
  'uid',
  'paymentId',
  'refundId',
  'path',
  'attentionId',
  'tries',
  'unknownDeliveries',
  'dueAt',
  'sentAt',
  'createdAt',
]);

/** Deletes letters that have not gone out, and personal data from the others. The operator's still go out. */
export async function forgetLetters(uid: string): Promise<void> {
  const known = (await outbox.where('uid', '==', uid).get()).docs;
  const writer = firestore.bulkWriter();
  const writes = known.map(async (letter) => {
    const { kind, state } = letter.data();
    if (state === 'sent') {
      const personal = Object.keys(letter.data()).filter((field) => !impersonal.has(field));
      const changes = Object.fromEntries(personal.map((field) => [field, FieldValue.delete()]));
      // The database refuses an empty update.
      if (personal.length > 0) await writer.update(letter.ref, changes);
    } else if (kind !== 'operator_attention') {
      await writer.delete(letter.ref);
    }
  });
  await Promise.all([...writes, writer.close()]);
}
