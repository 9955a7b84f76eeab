import { receiptId } from '../../../../functions/shared/receipts/receipt-numbers.ts';
import { payments } from '../../../../functions/src/payments/documents.ts';
import { recordPayment } from '../../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../../functions/src/platform/firebase.ts';
import { refundEntity } from '../../../../functions/src/platform/razorpay/entities.ts';
import { receipts } from '../../../../functions/src/receipts/documents.ts';
import type { ReceiptFacts } from '../../../../functions/src/receipts/issue/build-receipt.ts';
import { anIssuedReceipt } from '../../issued-receipts.ts';
import type { Account } from '../accounts/accounts.ts';
import { storeEmail } from '../outbox.ts';
import { returned, reportOf } from './payments.ts';
import type { Stored } from '../stored.ts';
import { aPaymentEntity, aRefundEntity, type PaymentEntity } from './webhooks.ts';

/** Marks an order or invoice as Paid, and stores its receipt and confirmation email. */
export async function storeConfirmation(
  { uid }: Pick<Account, 'uid'>,
  { path }: Stored,
  facts: Partial<ReceiptFacts> = {},
) {
  const number = `R/20-21/${String(Math.floor(Math.random() * 9e7) + 1e7)}`;
  const receipt = anIssuedReceipt({ ...facts, uid, number });
  await firestore.doc(path).update({ status: 'Paid', receiptNumber: number });
  await receipts.doc(receiptId(number)).set(receipt);
  const about = { uid, path, paymentId: receipt.payment.id };
  return { id: await storeEmail('payment_confirmed', about), receipt };
}

/** Records a payment with a refund of ₹100, and stores the refund email. */
export async function storeRefundEmail(
  account: Pick<Account, 'uid'>,
  stored: Stored,
  status = 'processed',
) {
  const payment = aPaymentOf(stored);
  const refund = refundEntity.parse(aRefundEntity(payment, { amount: 100_00, status }));
  await recordPayment({ ...reportOf(payment), refunds: [refund] });
  const { refundId } = refund;
  const about = await assign(payment, account, stored);
  return { id: await storeEmail('refund_made', { ...about, refundId }), payment, refundId };
}

/** Records a payment that was returned uncaptured, and stores its email. */
export async function storeReturnEmail(
  account: Pick<Account, 'uid'>,
  stored: Stored,
  facts: Record<string, unknown> = {},
) {
  const payment = aPaymentOf(stored);
  await recordPayment(reportOf({ ...returned(payment), ...facts }));
  const about = await assign(payment, account, stored);
  return { id: await storeEmail('payment_returned', about), payment };
}

function aPaymentOf({ amount }: Stored): PaymentEntity {
  return aPaymentEntity({ amount: Math.round(amount * 100) });
}

/** Assigns a payment to an order or invoice, as if it belonged to one of our Razorpay orders. */
async function assign(
  { id: paymentId }: PaymentEntity,
  { uid }: Pick<Account, 'uid'>,
  { path }: Stored,
) {
  await payments.doc(paymentId).update({ uid, path });
  return { uid, path, paymentId };
}
