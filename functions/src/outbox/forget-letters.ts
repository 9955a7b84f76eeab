import { FieldValue } from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from './outbox-entry.ts';
import { firestore } from '../platform/firebase.ts';

/** What stays of a letter that was sent. Whatever else it holds may name its reader. */
const harmless: ReadonlySet<string> = new Set<keyof OutboxEntry>([
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

/**
 * Drops an account's letters that have not gone out, and takes address and text from those that have.
 * The operator's own still go out.
 */
export async function forgetLetters(uid: string): Promise<void> {
  const known = (await outbox.where('uid', '==', uid).get()).docs;
  const writer = firestore.bulkWriter();
  const writes = known.map(async (letter) => {
    const { kind, state } = letter.data();
    if (state === 'sent') {
      const personal = Object.keys(letter.data()).filter((field) => !harmless.has(field));
      const changes = Object.fromEntries(personal.map((field) => [field, FieldValue.delete()]));
      // The database refuses a change of nothing.
      if (personal.length > 0) await writer.update(letter.ref, changes);
    } else if (kind !== 'operator_attention') {
      await writer.delete(letter.ref);
    }
  });
  await Promise.all([...writes, writer.close()]);
}
