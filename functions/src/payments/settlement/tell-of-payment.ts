import { tellOperator, type Matter } from '../../alerts/raise-attention.ts';
import { payments } from '../documents.ts';

/** What the operator must look at about a payment in the ledger. */
export type PaymentMatter = Omit<Matter, 'uid' | 'path' | 'paymentId'> & { paymentId: string };

/** Tells the operator of a payment; whose it is stands in the ledger. */
export async function tellOfPayment(matter: PaymentMatter): Promise<void> {
  await tellOperator(await withOwner(matter));
}

/** The matter, with whose payment it is. */
export async function withOwner(matter: PaymentMatter): Promise<Matter> {
  const entry = (await payments.doc(matter.paymentId).get()).data();
  return { ...matter, uid: entry?.uid ?? null, path: entry?.path ?? null };
}
