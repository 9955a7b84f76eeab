import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Letter } from '../documents.ts';
import { firestore, letters } from '../firebase.ts';

/** What stays of a letter that was sent. Whatever else it holds may name its reader. */
const harmless: ReadonlySet<string> = new Set<keyof Letter>([
  'kind',
  'state',
  'uid',
  'paymentId',
  'path',
  'createdAt',
]);

/**
 * Drops an account's letters that have not gone out, and takes address and text from those that have.
 * The operator's own still go out.
 */
export async function forgetLetters(uid: string): Promise<void> {
  const known = (await letters.where('uid', '==', uid).get()).docs;
  const writer = firestore.bulkWriter();
  const writes = known.map(async (letter) => {
    const { kind, state } = letter.data();
    if (state === 'sent') await writer.update(letter.ref, withoutPerson(letter));
    else if (kind !== 'operator_attention') await writer.delete(letter.ref);
  });
  await Promise.all([...writes, writer.close()]);
}

function withoutPerson(letter: QueryDocumentSnapshot<Letter>): Record<string, FieldValue> {
  const others = Object.keys(letter.data()).filter((field) => !harmless.has(field));
  return Object.fromEntries(others.map((field) => [field, FieldValue.delete()]));
}
