import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { Purchase } from '../../../functions/shared/catalogue/quantity.ts';
import { newOrder } from '../../../functions/shared/payments/orders.ts';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { stored } from '../../support/functions/admin-actions/request.ts';
import {
  anOpenOrder,
  gatewayWithPayments,
  reportOf,
} from '../../support/functions/payments/payments.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { invoicesOf, type IssuedInvoice } from '../../../functions/src/invoices/issued-invoice.ts';
import { orderByInvoice } from '../../../functions/src/invoices/order-by-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { signUp, storeProfile, type Account } from '../../support/functions/accounts/accounts.ts';
import { anInvoice } from '../../support/documents.ts';
import { aBuyer, cartOf, fillCart } from '../../support/functions/orders-by-invoice.ts';
import { payByBank } from '../../support/functions/payments/bank-payments.ts';
import { at } from '../../support/functions/plans.ts';

const twelve = { seats: 12, term: 'year' } as const;
const bought = [{ id: 'apac-debt-grid', ...twelve }];
const price = 12 * 1_64_990;

it('turns the cart into an invoice, whose bank payment starts the plan', async () => {
  const account = await aBuyer();
  const { uid } = account;
  await fillCart(account, 'apac-debt-grid', twelve);
  const { invoiceId } = await orderByInvoice(uid, { total: price }, at('2026-11-20', 10));
  const reference = invoicesOf(uid).doc(invoiceId);
  expect((await reference.get()).data()).toMatchObject({
    status: 'Pending',
    amount: price,
    email: account.email,
    lines: [
      { description: 'APAC Debt Grid, 1 user for 1 year', quantity: 12, unitPrice: 1_64_990 },
    ],
    isOrder: true,
    purchases: [
      {
        id: 'apac-debt-grid',
        ...twelve,
        rate: { base: 0, seat: 1_64_990_00 },
        isAgreed: false,
      },
    ],
  });
  expect((await cartOf(account).get()).size).toBe(0);
  expect((await outbox.doc(`issued_${invoiceId}`).get()).data()).toMatchObject({
    kind: 'invoice_issued',
    path: reference.path,
  });
  await payByBank(account, invoiceId, { paidOn: '2026-11-20' });
  const plans = (await subscriptionsOf(uid).get()).docs.map((plan) => plan.data());
  expect(plans).toMatchObject([
    { ...twelve, state: 'active', termStart: '2026-11-20', termEnd: '2027-11-20' },
  ]);
});

it('cancels an unpaid order of the same plans, and no other', async () => {
  const account = await aBuyer();
  const orderOf = async (...items: Purchase[]) => {
    const { items: lines, total } = newOrder(account.uid, items, new Date());
    return (await anOpenOrder(account, { items: lines, total })).order;
  };
  const same = await orderOf(...bought);
  const other = await orderOf({ id: 'apac-debt-grid', seats: 12, term: 'month' });
  await orderTwelve(account);
  expect(await stored(same.path)).toMatchObject({
    status: 'Cancelled',
    cancelledAt: expect.any(Timestamp) as Timestamp,
  });
  expect(await stored(other.path)).toMatchObject({ status: 'Pending' });
});

it('refuses plans whose order was just paid, and cancels no order while Razorpay holds its payment', async () => {
  const paid = await aBuyer();
  const { items, total } = newOrder(paid.uid, bought, new Date());
  const opened = await anOpenOrder(paid, { items, total });
  const gateway = gatewayWithPayments({ ...opened.payment });
  await fillCart(paid, 'apac-debt-grid', twelve);
  await expect(orderByInvoice(paid.uid, { total }, new Date(), gateway)).rejects.toMatchObject({
    code: 'already-paid',
  });
  expect((await invoicesOf(paid.uid).get()).size).toBe(0);
  const held = await aBuyer();
  const other = await anOpenOrder(held, { items, total });
  await recordPayment(reportOf({ ...other.payment, status: 'authorized', captured: false }));
  await fillCart(held, 'apac-debt-grid', twelve);
  const whileHeld = orderByInvoice(held.uid, { total }, new Date(), razorpayGateway());
  await expect(whileHeld).rejects.toMatchObject({ code: 'payment-in-progress' });
  expect(await stored(other.order.path)).toMatchObject({ status: 'Pending' });
});

it('changes nothing if an order of the same plans may be paid, while Razorpay is down', async () => {
  const account = await aBuyer();
  const { items, total } = newOrder(account.uid, bought, new Date());
  const { order } = await anOpenOrder(account, { items, total });
  await fillCart(account, 'apac-debt-grid', twelve);
  const down = { ...razorpayGateway(), fetchOrderPayments: refuse };
  const ordered = orderByInvoice(account.uid, { total: price }, new Date(), down);
  await expect(ordered).rejects.toMatchObject({ code: 'provider-unavailable' });
  expect(await stored(order.path)).toMatchObject({ status: 'Pending' });
  expect((await cartOf(account).get()).size).toBe(1);
});

it('is cancelled if the order of the same plans that it had replaced is paid', async () => {
  const account = await aBuyer();
  const { items, total } = newOrder(account.uid, bought, new Date());
  const { order, payment } = await anOpenOrder(account, { items, total });
  const [invoiceId, other] = [await orderTwelve(account), await orderOther(account)];
  await recordPayment(reportOf(payment));
  expect(await stored(order.path)).toMatchObject({ status: 'Paid' });
  const { path } = invoicesOf(account.uid).doc(invoiceId);
  expect(await stored(path)).toMatchObject({ status: 'Cancelled' });
  expect((await outbox.where('path', '==', path).get()).docs.map((it) => it.get('kind'))).toContain(
    'invoice_cancelled',
  );
  expect(await stored(invoicesOf(account.uid).doc(other).path)).toMatchObject({
    status: 'Pending',
  });
  expect((await subscriptionsOf(account.uid).get()).size).toBe(1);
});

it("keeps the price that the invoice asked, after the catalogue's has changed", async () => {
  const account = await aBuyer();
  await fillCart(account, 'apac-debt-grid', twelve);
  const { invoiceId } = await orderByInvoice(account.uid, { total: price });
  const asked = { id: 'apac-debt-grid', ...twelve, rate: { base: 0, seat: 1_50_000_00 } };
  const purchases = [{ ...asked, isAgreed: false }];
  await invoicesOf(account.uid).doc(invoiceId).update({ purchases });
  await payByBank(account, invoiceId);
  const [plan] = (await subscriptionsOf(account.uid).get()).docs;
  expect(plan?.data()).toMatchObject({ rate: asked.rate, monthlyMinor: 1_50_000_00, agreed: null });
});

it('plan fault 35: a double click orders once', async () => {
  const account = await aBuyer();
  await fillCart(account, 'global-debt-command-center', { seats: 2, term: 'month' });
  const total = 2_10_000 + 2 * 2_999;
  const answers = await Promise.allSettled(
    Array.from({ length: 3 }, () => orderByInvoice(account.uid, { total })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  const [invoice] = (await invoicesOf(account.uid).get()).docs;
  expect(invoice?.data()).toMatchObject({
    amount: total,
    lines: [
      { description: 'Global Debt Command Center, platform fee for 1 month', quantity: 1 },
      { description: 'Global Debt Command Center, 1 user for 1 month', quantity: 2 },
    ],
  });
});

it.each([
  ['an empty cart', undefined, price, 'cart-changed'],
  ['another total', twelve, price - 1, 'cart-changed'],
  ['more than ₹1 crore', { seats: 500, term: 'year' }, 500 * 1_64_990, 'amount-too-large'],
] as const)('refuses %s and keeps the cart', async (_, quantity, total, code) => {
  const account = await aBuyer();
  if (quantity) await fillCart(account, 'apac-debt-grid', quantity);
  await expect(orderByInvoice(account.uid, { total })).rejects.toMatchObject({ code });
  expect((await cartOf(account).get()).size).toBe(quantity ? 1 : 0);
  expect((await invoicesOf(account.uid).get()).size).toBe(0);
});

it('refuses an account whose address is not verified', async () => {
  const account = await signUp();
  await storeProfile(account.uid, { email: account.email });
  await fillCart(account, 'apac-debt-grid', twelve);
  await expect(orderByInvoice(account.uid, { total: price })).rejects.toMatchObject({
    code: 'address-unverified',
  });
  expect((await cartOf(account).get()).size).toBe(1);
  expect((await invoicesOf(account.uid).get()).size).toBe(0);
});

it('allows 5 unpaid orders, which do not count invoices that the customer wrote', async () => {
  const account = await aBuyer();
  const { uid } = account;
  await invoicesOf(uid)
    .doc('own')
    .set({ ...anInvoice(), createdAt: Timestamp.now() } as IssuedInvoice);
  const orders: string[] = [];
  for (let count = 0; count < 5; count += 1) orders.push(await orderTwelve(account));
  const sixth = orderTwelve(account);
  await expect(sixth).rejects.toMatchObject({ code: 'too-many-unpaid-orders' });
  expect((await cartOf(account).get()).size).toBe(1);
  await payByBank(account, orders[0] ?? '', { paidOn: indianDay(new Date()) });
  await orderTwelve(account);
  expect((await invoicesOf(uid).get()).size).toBe(7);
});

async function orderOther(account: Account): Promise<string> {
  await fillCart(account, 'apac-debt-grid', { seats: 12, term: 'month' });
  return (await orderByInvoice(account.uid, { total: 12 * 16_499 })).invoiceId;
}

async function orderTwelve(account: Account): Promise<string> {
  await fillCart(account, 'apac-debt-grid', twelve);
  const { invoiceId } = await orderByInvoice(account.uid, { total: price });
  return invoiceId;
}

function refuse(): Promise<never> {
  return Promise.reject(new ServerError('provider-unavailable'));
}
