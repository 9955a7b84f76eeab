import { raiseAlertNow, type NewAlert } from '../../alerts/raise-alert.ts';
import { payments } from '../documents.ts';

/** The ledger supplies the account and the order or invoice. */
export type PaymentAlert = Omit<NewAlert, 'uid' | 'path' | 'paymentId'> & {
  paymentId: string;
};

export async function raisePaymentAlert(item: PaymentAlert): Promise<void> {
  await raiseAlertNow(await withOwner(item));
}

export async function withOwner(item: PaymentAlert): Promise<NewAlert> {
  const entry = (await payments.doc(item.paymentId).get()).data();
  return { ...item, uid: entry?.uid ?? null, path: entry?.path ?? null };
}
