import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type { PlanLine } from '../../../functions/shared/admin/admin-actions.ts';
import { unclaimed } from '../../../functions/shared/collections.ts';
import { addDays } from '../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../functions/shared/values/indian-time.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { applyAction } from '../../../functions/src/admin/apply-action.ts';
import { commandLineActor } from '../../../functions/src/audit/actor.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { rebuildAccount } from '../../../functions/src/renewals/rebuild/rebuild-account.ts';
import { subscriptionsOf } from '../../../functions/src/subscriptions/documents.ts';
import { subscriptionId } from '../../../functions/src/subscriptions/subscription-id.ts';
import {
  proveAddress,
  signUp,
  storeProfile,
  type Account,
} from '../../support/functions/accounts/accounts.ts';
import { mailServerForEachTest, sendAndRead } from '../../support/functions/email-reader.ts';
import { storeEmail } from '../../support/functions/outbox.ts';
import { payByBank, reverseByBank } from '../../support/functions/payments/bank-payments.ts';
import { anInvoiceOfPlans, claimAs } from '../../support/functions/payments/issued-invoices.ts';
import {
  aPlan,
  emailsOf,
  invoiceOf,
  openInvoice,
  planOf,
  runUntil,
  type BoughtPlan,
} from '../../support/functions/plans.ts';
import { refundWhole } from '../../support/functions/plan-refunds.ts';
import { read } from '../../support/functions/stored.ts';

const grid = { id: 'apac-debt-grid', seats: 12, term: 'month', seatPrice: null } as const;
const agreedGrid = { ...grid, seatPrice: 15_000 };
const center = {
  id: 'global-debt-command-center',
  seats: 0,
  term: 'year',
  seatPrice: null,
} as const;

mailServerForEachTest();

it('states its plans and their prices, and nothing follows it up like an order', async () => {
  const { account } = await aCustomer();
  const { id, path } = await issue(account.email, agreedGrid, { ...center, seats: 2 });
  const invoice = await read(path);
  expect(invoice).toMatchObject({
    status: 'Pending',
    currency: 'INR',
    amount: 12 * 15_000 + 21_00_000 + 2 * 29_990,
    lines: [
      {
        description: 'APAC Debt Grid, 1 user at the agreed price for 1 month',
        quantity: 12,
        unitPrice: 15_000,
      },
      { description: 'Global Debt Command Center, platform fee for 1 year', quantity: 1 },
      { description: 'Global Debt Command Center, 1 user for 1 year', quantity: 2 },
    ],
    purchases: [
      {
        id: grid.id,
        seats: 12,
        term: 'month',
        rate: { base: 0, seat: 15_000_00 },
        isAgreed: true,
      },
      { id: center.id, seats: 2, term: 'year', isAgreed: false },
    ],
  });
  for (const field of ['isOrder', 'nextStep']) expect(invoice).not.toHaveProperty(field);
  expect((await audit.doc(id).get()).data()?.after).toMatchObject({
    plans:
      'APAC Debt Grid, 12 users for 1 month, ₹15,000 per user as agreed; ' +
      'Global Debt Command Center, platform fee and 2 users for 1 year',
  });
});

it('its payment starts plans, and the agreed price is the price of the renewal', async () => {
  const { account } = await aCustomer();
  const { id, path } = await issue(account.email, agreedGrid, center);
  const today = indianDay(new Date());
  await (await openInvoice({ account }, id)).on(today);
  expect(await read(path)).toMatchObject({ status: 'Paid' });
  const bought = planBy(account, path, grid.id);
  const plan = await planOf(bought);
  expect(plan).toMatchObject({
    state: 'active',
    seats: 12,
    term: 'month',
    termStart: today,
    rate: { base: 0, seat: 15_000_00 },
    agreed: { term: 'month', seat: 15_000_00 },
    startedBy: path,
  });
  expect(await planOf(planBy(account, path, center.id))).toMatchObject({
    seats: 0,
    term: 'year',
    agreed: null,
  });
  const { renewalRequest } = await runUntil(bought, addDays(plan.termEnd, -9));
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({
    amount: 12 * 15_000,
    lines: [{ quantity: 12, unitPrice: 15_000 }],
  });
});

it('its payment starts a plan beside a running one of the same product', async () => {
  const { account } = await aCustomer();
  const running = await aPlan(indianDay(new Date()), { ...grid, seats: 3 }, account);
  const before = await planOf(running);
  const { id } = await issue(account.email, grid);
  await payByBank(account, id);
  expect(await planOf(running)).toEqual(before);
  expect((await subscriptionsOf(account.uid).get()).size).toBe(2);
});

it('waits for the account of its address, where its payment then starts the plan', async () => {
  const account = await signUp();
  const { id, path } = await issue(account.email, agreedGrid);
  expect(path).toBe(invoicesOf(unclaimed).doc(id).path);
  await expect(payByBank({ uid: unclaimed }, id)).rejects.toMatchObject({
    code: 'invoice-unclaimed',
  });
  await proveAddress(account);
  // The invoice waits while its email is being sent.
  await expect.poll(() => claimAs(account)).toMatchObject({ claimed: 1 });
  const claimed = invoicesOf(account.uid).doc(id).path;
  await payByBank(account, id);
  expect(await planOf(planBy(account, claimed, grid.id))).toMatchObject({
    state: 'active',
    seats: 12,
    paidBy: claimed,
    agreed: { term: 'month', seat: 15_000_00 },
  });
  expect((await subscriptionsOf(unclaimed).get()).size).toBe(0);
});

it('its bank payment can be reversed: the plan ends, and no schedule cancels the invoice', async () => {
  const { account } = await aCustomer();
  const { id, path } = await issue(account.email, agreedGrid);
  const { paymentId } = await payByBank(account, id);
  const bought = planBy(account, path, grid.id);
  await reverseByBank(account, id, paymentId);
  expect(await planOf(bought)).toMatchObject({ state: 'ended', endReason: 'refunded' });
  expect(await emailsOf(bought)).not.toContain('plan_ended');
  const invoice = await read(path);
  expect(invoice).toMatchObject({ status: 'Pending' });
  expect(invoice).not.toHaveProperty('nextStep');
  await payByBank(account, id);
  expect(await planOf(bought)).toMatchObject({
    state: 'active',
    version: 3,
    agreed: { term: 'month', seat: 15_000_00 },
  });
});

it('a full refund ends its plan', async () => {
  const { account } = await aCustomer();
  const { id, path } = await issue(account.email, grid);
  const today = indianDay(new Date());
  const payment = await (await openInvoice({ account }, id)).on(today);
  await refundWhole(payment, today);
  expect(await read(path)).toMatchObject({ status: 'Refunded' });
  expect(await planOf(planBy(account, path, grid.id))).toMatchObject({
    state: 'ended',
    endReason: 'refunded',
  });
});

it('a rebuild finds its plan again, at the agreed price', async () => {
  const { account } = await aCustomer();
  const { id, path } = await issue(account.email, agreedGrid);
  await payByBank(account, id);
  const bought = planBy(account, path, grid.id);
  const { version: _, createdAt, updatedAt, renews, ...before } = await planOf(bought);
  await bought.reference.delete();
  await rebuildAccount(account.uid, Timestamp.now());
  expect(await planOf(bought)).toMatchObject(before);
});

it("an unverified address gets staff's words in the email", async () => {
  const { email } = await signUp();
  const { path } = await issue(email, agreedGrid);
  const sent = await sendAndRead(
    await storeEmail('invoice_issued', { path, recipientEmail: email }),
  );
  for (const fact of ['Asha Example', '1 user at the agreed price for 1 month', '₹1,80,000']) {
    expect(sent.text).toContain(fact);
  }
});

async function aCustomer(): Promise<{ account: Account }> {
  const account = await signUp({ isProven: true });
  await storeProfile(account.uid, { email: account.email });
  return { account };
}

async function issue(email: string, ...plans: PlanLine[]): Promise<{ id: string; path: string }> {
  const idempotencyKey = randomUUID();
  const invoice = anInvoiceOfPlans(email, ...plans);
  await applyAction({ idempotencyKey, action: 'issue-invoice', invoice }, commandLineActor);
  const { path = '' } = (await audit.doc(idempotencyKey).get()).data() ?? {};
  return { id: idempotencyKey, path };
}

function planBy(account: Account, path: string, productId: string): BoughtPlan {
  const reference = subscriptionsOf(account.uid).doc(subscriptionId(path, productId));
  return { account, orderPath: path, payment: { id: '' }, reference };
}
