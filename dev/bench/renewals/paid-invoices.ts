import { Timestamp } from 'firebase-admin/firestore';
import { productById, type Product } from '../../../functions/shared/catalogue/catalogue.ts';
import { nextTermOf } from '../../../functions/shared/subscriptions/next-term.ts';
import { soldPlan } from '../../../functions/shared/subscriptions/sold-plan.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { markUsed } from '../../../functions/src/payments/attempts/next-check.ts';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import {
  recordPayment,
  reportNow,
} from '../../../functions/src/payments/recording/record-payment.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { paymentEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { startPlan } from '../../../functions/src/subscriptions/terms.ts';
import { aPayment } from '../../razorpay-sandbox/builders.ts';

const amount = 32_998;

/** Stores an invoice with an open attempt. If it extends a plan, also stores the plan. */
export async function storeUnpaid(
  id: string,
  { extendsPlan, now }: { extendsPlan: boolean; now: Date },
): Promise<void> {
  const at = Timestamp.fromDate(now);
  const payment = { path: `users/${id}/orders/order`, capturedAt: at, now: at };
  const product = productById('apac-debt-grid') as Product;
  const plan = startPlan(soldPlan(product, { seats: 2, term: 'month' }), payment);
  const invoice = invoicesOf(id).doc('invoice');
  const batch = firestore.batch();
  batch.create(invoice, {
    name: 'Asha Example',
    email: 'asha@example.com',
    phone: '',
    invoiceNumber: `INV/26-27/${id}`,
    amount,
    currency: 'INR',
    status: 'Pending',
    lines: [{ description: 'APAC Debt Grid', quantity: 2, unitPrice: amount / 2 }],
    dueAt: at,
    note: null,
    createdAt: at,
    ...(extendsPlan && { terms: [{ subscriptionId: 'plan', ...nextTermOf(plan) }] }),
  });
  if (extendsPlan) {
    batch.create(subscriptionsOf(id).doc('plan'), { ...plan, renewalRequest: invoice.id });
  }
  batch.create(paymentAttempts.doc(attemptIdOf(invoice.path, 1)), {
    uid: id,
    path: invoice.path,
    type: 'invoice',
    lines: [],
    planIds: extendsPlan ? ['plan'] : [],
    number: 1,
    amountMinor: amount * 100,
    currency: 'INR',
    state: 'open',
    leaseUntil: at,
    leaseId: 'bench',
    razorpayOrderId: `order_${id}`,
    createdAt: at,
    ...markUsed(at),
  });
  await batch.commit();
}

/** Records the payment of a stored invoice. */
export async function recordPaid(id: string, now: Date): Promise<void> {
  const created_at = Math.floor(now.getTime() / 1000);
  const facts = { id: `pay_${id}`, order_id: `order_${id}`, amount: amount * 100, created_at };
  await recordPayment(reportNow(paymentEntity.parse(aPayment(facts))));
}
