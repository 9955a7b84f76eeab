import { expect } from 'vitest';
import { composeOperatorAttention } from '../../../functions/src/letters/compose/operator-attention.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { lettersToOperator } from './payments.ts';

/** Waits for the letter about an attention item, and resolves to its text. */
export async function readLetterToOperator(attentionId: string): Promise<string> {
  await expect.poll(() => lettersToOperator(attentionId)).not.toEqual([]);
  const [id = ''] = await lettersToOperator(attentionId);
  const entry = (await outbox.doc(id).get()).data();
  if (!entry) throw new Error(`No letter about ${attentionId}.`);
  return JSON.stringify(await composeOperatorAttention(entry));
}
