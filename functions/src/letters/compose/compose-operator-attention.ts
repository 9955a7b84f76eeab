import { attention } from '../../alerts/attention-item.ts';
import { operatorAttention } from './operator-attention.ts';
import type { Draft, DraftRequest } from './draft.ts';
import { findPurchase } from './read-purchase.ts';
import { Undeliverable } from './undeliverable.ts';

/** Tells the operator of an entry of the attention list. */
export async function composeOperatorAttention({
  entry: { attentionId },
  operatorEmail,
  siteUrl,
}: DraftRequest): Promise<Draft> {
  const entry = attentionId === undefined ? undefined : await attention.doc(attentionId).get();
  const matter = entry?.data();
  if (!matter) throw new Undeliverable('gone');
  const purchase = await findPurchase(matter.path);
  const facts = {
    ...matter,
    charge: purchase?.charge ?? null,
    noticedAt: matter.createdAt.toDate(),
    lastAt: matter.lastAt.toDate(),
  };
  return { ...operatorAttention(facts, siteUrl), to: operatorEmail };
}
