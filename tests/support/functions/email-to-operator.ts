import { expect } from 'vitest';
import { attention } from '../../../functions/src/alerts/attention-item.ts';
import { composeOperatorAttention } from '../../../functions/src/emails/compose/operator-attention.ts';
import { tellOperator } from '../../../functions/src/emails/tell-operator.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { emailsToOperator } from './payments.ts';

/** Waits for the email about an attention item, and resolves to its text. */
export async function readEmailToOperator(attentionId: string): Promise<string> {
  await expect.poll(() => emailsToOperator(attentionId)).not.toEqual([]);
  const [id = ''] = await emailsToOperator(attentionId);
  const entry = (await outbox.doc(id).get()).data();
  if (!entry) throw new Error(`No email about ${attentionId}.`);
  return JSON.stringify(await composeOperatorAttention(entry));
}

/**
 * Expects that the trigger tells the operator of an attention item in one email, however often the
 * item was raised since it was last opened.
 */
export async function expectToldOnce(attentionId: string): Promise<void> {
  const item = (await attention.doc(attentionId).get()).data();
  if (!item) throw new Error(`No attention item ${attentionId}.`);
  // Another test may have opened the same item before, and its email may be on its way still.
  const opening = `attention_${attentionId}.${item.createdAt.toMillis()}`;
  const emails = async () =>
    (await emailsToOperator(attentionId)).filter((id) => id.startsWith(opening));
  await expect.poll(emails).not.toEqual([]);
  // What the trigger does for the item's latest state, in case it has not come to it yet.
  await tellOperator(attentionId, item);
  expect(await emails()).toHaveLength(1);
}
