import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import type { Attention } from '../documents.ts';
import { attention, letters, payments } from '../firebase.ts';
import { commitAtomically } from './commit-atomically.ts';
import { newLetter } from './new-letter.ts';

/** What the operator must look at. The same id is told once. */
export interface Matter extends Omit<Attention, 'createdAt' | 'resolvedAt'> {
  id: string;
}

const letterPrefix = 'attention_';

/** Tells the operator by itself, unless that was done before. Use the two below inside a commit. */
export async function tellOperator(matter: Matter): Promise<void> {
  const isNew = await commitAtomically(async (batch) => {
    if ((await attention.doc(matter.id).get()).exists) return false;
    queueMatter(batch, matter);
    return true;
  });
  if (isNew) logMatter(matter);
}

/** Tells the operator of a payment in the ledger; whose it is stands there. */
export async function tellOfPayment(
  matter: Omit<Matter, 'uid' | 'path' | 'paymentId'> & { paymentId: string },
): Promise<void> {
  const line = (await payments.doc(matter.paymentId).get()).data();
  await tellOperator({ ...matter, uid: line?.uid ?? null, path: line?.path ?? null });
}

/** Adds the entry of the attention list and its letter to a commit; `logMatter` follows it. */
export function queueMatter(batch: WriteBatch, { id, ...matter }: Matter): void {
  const createdAt = Timestamp.now();
  const { paymentId, uid, path } = matter;
  batch.set(attention.doc(id), { ...matter, createdAt, resolvedAt: null });
  batch.set(
    letters.doc(letterPrefix + id),
    newLetter('operator_attention', { uid, paymentId, path, createdAt }),
  );
}

/** The entry of the attention list that a letter tells of, from the letter's id. */
export function matterIdOf(letterId: string): string {
  return letterId.slice(letterPrefix.length);
}

/** The entry of the log by whose name an alert is set up. */
export function logMatter({ id, kind, paymentId, path, details }: Matter): void {
  logger.error('operator-attention', { id, kind, paymentId, path, details });
}
