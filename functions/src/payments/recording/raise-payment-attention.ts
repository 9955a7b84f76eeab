import { raiseAttentionNow, type NewAttentionItem } from '../../alerts/raise-attention.ts';
import { payments } from '../documents.ts';

/** An attention item about a payment. The ledger supplies the account and the order or invoice. */
export type PaymentAttention = Omit<NewAttentionItem, 'uid' | 'path' | 'paymentId'> & {
  paymentId: string;
};

/** Raises an attention item about a payment in a commit of its own. */
export async function raisePaymentAttention(item: PaymentAttention): Promise<void> {
  await raiseAttentionNow(await withOwner(item));
}

/** Adds the payment's account and order or invoice from the ledger. */
export async function withOwner(item: PaymentAttention): Promise<NewAttentionItem> {
  const entry = (await payments.doc(item.paymentId).get()).data();
  return { ...item, uid: entry?.uid ?? null, path: entry?.path ?? null };
}
