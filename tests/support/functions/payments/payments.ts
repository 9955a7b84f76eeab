import { isToOperator } from '../../../../functions/shared/messages/email-kinds.ts';
import type { AlertKind } from '../../../../functions/shared/admin/alerts.ts';
import { alerts } from '../../../../functions/src/alerts/alert.ts';
import type { Order } from '../../../../functions/shared/payments/orders.ts';
import { outbox } from '../../../../functions/src/outbox/outbox-entry.ts';
import { payments, refunds } from '../../../../functions/src/payments/documents.ts';
import {
  paymentEntity,
  type Listed,
  type PaymentReport,
} from '../../../../functions/src/platform/razorpay/entities.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../../functions/src/platform/razorpay/client.ts';
import { attemptIdOf } from '../../../../functions/src/payments/attempts/attempt-id.ts';
import type { PaymentRequest } from '../../../../functions/src/payments/checkout/claim-attempt.ts';
import { createPaymentOrder } from '../../../../functions/src/payments/checkout/create-payment-order.ts';
import {
  reportNow,
  recordPayment,
} from '../../../../functions/src/payments/recording/record-payment.ts';
import { signUp, type Account } from '../accounts/accounts.ts';
import { setFaults } from './provider.ts';
import { payInSandbox } from './sandbox.ts';
import { minutesAgo, storeInvoice, storeOrder, type Stored } from '../stored.ts';
import { aPaymentEntity, type PaymentEntity } from './webhooks.ts';

export interface OpenPayable {
  account: Account;
  /** The order or invoice. */
  order: Stored;
  request: PaymentRequest;
  attemptId: string;
  razorpayOrderId: string;
  /** A captured payment of this payable, as a webhook delivers it. */
  payment: PaymentEntity;
}

export async function anOpenOrder(
  owner?: Account,
  overrides: Partial<Order> = {},
): Promise<OpenPayable> {
  const account = owner ?? (await signUp());
  const order = await storeOrder(account, overrides);
  return open(account, order, { type: 'product_order', currency: 'INR' });
}

export async function anOpenInvoice(
  { amount, currency }: Pick<PaymentRequest, 'amount' | 'currency'>,
  owner?: Account,
): Promise<OpenPayable> {
  const account = owner ?? (await signUp());
  const invoice = await storeInvoice(account, { amount, currency });
  return open(account, invoice, { type: 'invoice', currency });
}

/** Creates an order without a payment attempt, and the request to pay it. */
export async function aPaymentRequest(): Promise<
  Pick<OpenPayable, 'request' | 'attemptId' | 'order'>
> {
  const { uid } = await signUp();
  const order = await storeOrder({ uid });
  const { id, amount } = order;
  const request = { uid, id, amount, type: 'product_order', currency: 'INR' } as const;
  return { request, attemptId: attemptIdOf(order.path, 1), order };
}

async function open(
  account: Account,
  order: Stored,
  kind: Pick<PaymentRequest, 'type' | 'currency'>,
): Promise<OpenPayable> {
  const request = { uid: account.uid, id: order.id, amount: order.amount, ...kind };
  const { id: razorpayOrderId, amount, currency } = await createPaymentOrder(request);
  const payment = aPaymentEntity({ order_id: razorpayOrderId, amount, currency });
  const attemptId = attemptIdOf(order.path, 1);
  return { account, order, request, attemptId, razorpayOrderId, payment };
}

/** Creates an order that was paid in the sandbox and recorded. */
export async function aPaidOrder(owner?: Account): Promise<OpenPayable> {
  const opened = await anOpenOrder(owner);
  const { id } = await payAndRecord(opened.razorpayOrderId);
  return { ...opened, payment: { ...opened.payment, id } };
}

/**
 * Pays a Razorpay order in the sandbox without webhooks, and records the payment in this process. The sandbox drops
 * payment webhooks from then on.
 */
export async function payAndRecord(razorpayOrderId: string): Promise<{ id: string }> {
  await setFaults({ webhooks: { drop: ['payment.authorized', 'payment.captured', 'order.paid'] } });
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await recordPayment(reportNow(await razorpayGateway().fetchPayment(id)));
  return { id };
}

/** Returns the payment as Razorpay reports it after it has returned the uncaptured money. */
export function returned(payment: PaymentEntity): PaymentEntity {
  return {
    ...payment,
    status: 'refunded',
    captured: false,
    amount_refunded: payment['amount'],
    refund_status: 'full',
    fee: null,
    tax: null,
  };
}

/** Parses Razorpay's payment into a report of it that is made now. */
export function reportOf(payment: Record<string, unknown>): PaymentReport {
  return reportNow(paymentEntity.parse(payment));
}

/** Returns a gateway that finds only these payments. */
export function gatewayWithPayments(...known: PaymentEntity[]): RazorpayGateway {
  const parsed = known.map((payment) => paymentEntity.parse(payment));
  return {
    ...razorpayGateway(),
    fetchOrderPayments: async (id) =>
      listed(parsed.filter(({ razorpayOrderId }) => razorpayOrderId === id)),
  };
}

/** Returns a list of Razorpay's records, all of which can be read. */
export function listed<Item>(items: Item[]): Listed<Item> {
  return { items, unreadable: [] };
}

export async function paymentRecord({ id }: { id: string }) {
  return (await payments.doc(id).get()).data();
}

/** Returns the IDs of the queued emails to the customer about a payment. */
export async function emailsAbout({ id }: { id: string }): Promise<string[]> {
  const emails = (await outbox.where('paymentId', '==', id).get()).docs;
  const toCustomer = emails.filter((email) => !isToOperator(email.data().kind));
  return toCustomer.map((email) => email.id).toSorted();
}

export async function alertsAbout(payment: { id: string }): Promise<string[]> {
  const found = await findAlerts(payment);
  return found.map((alert) => alert.data().kind).toSorted();
}

export async function openAlertsAbout(payment: { id: string }): Promise<string[]> {
  const found = (await findAlerts(payment)).map((alert) => alert.data());
  return found.filter(({ resolvedAt }) => resolvedAt === null).map(({ kind }) => kind);
}

export async function resolveAlertsAbout(payment: { id: string }): Promise<void> {
  for (const { ref } of await findAlerts(payment)) {
    await ref.update({ resolvedAt: minutesAgo(0) });
  }
}

async function findAlerts({ id }: { id: string }) {
  return (await alerts.where('paymentId', '==', id).get()).docs;
}

/** Deletes the alert of a grouped kind, so that the next event raises a new one. */
export async function deleteGroupedAlert(kind: AlertKind): Promise<void> {
  await alerts.doc(kind).delete();
}

export async function emailsToOperator(alertId: string): Promise<string[]> {
  const emails = await outbox.where('alertId', '==', alertId).get();
  return emails.docs.map(({ id }) => id);
}

export async function refundsOf({ id }: { id: string }) {
  return (await refunds.where('paymentId', '==', id).get()).docs.map((refund) => refund.data());
}
