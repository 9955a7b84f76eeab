import { raiseAlertNow, type NewAlert } from '../../alerts/raise-alert.ts';
import { payments, type PaymentRecord } from '../documents.ts';

/** The ledger supplies the account and the order or invoice. */
export type PaymentAlert = Omit<NewAlert, 'uid' | 'path' | 'paymentId'> & {
  paymentId: string;
};

export async function raisePaymentAlert(item: PaymentAlert): Promise<void> {
  await raiseAlertNow(await withOwner(item));
}

export async function withOwner(item: PaymentAlert): Promise<NewAlert> {
  return { ...item, ...(await ownerOf(item.paymentId)) };
}

export async function ownerOf(
  paymentId: string | null,
): Promise<Pick<PaymentRecord, 'uid' | 'path'>> {
  const entry = paymentId === null ? undefined : (await payments.doc(paymentId).get()).data();
  return { uid: entry?.uid ?? null, path: entry?.path ?? null };
}
