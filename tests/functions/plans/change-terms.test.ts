import { expect, it } from 'vitest';
import { alertsAbout } from '../../support/functions/payments/payments.ts';
import type { AgreedTerms } from '../../../functions/shared/subscriptions/agreed-terms.ts';
import { composeRenewalRequested } from '../../../functions/src/emails/compose/plans/renewal-requested.ts';
import { newOutboxEntry } from '../../../functions/src/outbox/new-outbox-entry.ts';
import { priceOfMoreSeats } from '../../../functions/shared/subscriptions/prorate.ts';
import { addUsers, ask, askAsStaff } from '../../support/functions/plan-changes.ts';
import {
  aPlan,
  emailsOf,
  invoiceOf,
  openInvoice,
  payInvoice,
  planOf,
  runUntil,
  type BoughtPlan,
} from '../../support/functions/plans.ts';

const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
const start = '2027-01-31';
const catalogue = { seats: 3, term: 'month', seatPrice: null } as const;
const agreed = { seats: 3, term: 'month', seatPrice: 15_000 } as const;
const atAgreedPrice = 'APAC Debt Grid, 1 user at the agreed price for 1 month, ';

it('an agreed price replaces the open request, and lasts for later terms', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await agree(bought, agreed, catalogue, '2027-02-19');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ status: 'Cancelled' });
  const plan = await planOf(bought);
  expect(plan).toMatchObject({ rate: { seat: 16_499_00 }, next: null, version: 1 });
  expect(await invoiceOf(bought, plan.renewalRequest)).toMatchObject({
    status: 'Pending',
    amount: 45_000,
    lines: [{ description: `${atAgreedPrice}28 Feb 2027 to 30 Mar 2027`, unitPrice: 15_000 }],
  });
  await payInvoice(bought, plan.renewalRequest, '2027-02-20');
  const { renewalRequest: later, rate } = await runUntil(bought, '2027-03-21');
  expect(rate).toEqual({ base: 0, seat: 15_000_00 });
  expect(await invoiceOf(bought, later)).toMatchObject({ amount: 45_000 });
  expect(await emailsOf(bought)).toEqual([
    'renewal_requested',
    'plan_changed',
    'renewal_requested',
    'renewal_requested',
  ]);
});

it("a customer's own change of users keeps the agreed price, and another term has the catalogue's", async () => {
  const bought = await aPlan(start, month);
  await agree(bought, agreed, catalogue, '2027-02-01');
  await ask(bought, { kind: 'next', seats: 10, term: 'month' }, '2027-02-02');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ amount: 1_50_000 });
  await ask(bought, { kind: 'next', seats: 3, term: 'year' }, '2027-02-19');
  const { renewalRequest: second } = await planOf(bought);
  expect(await invoiceOf(bought, second)).toMatchObject({ amount: 3 * 1_64_990 });
  await ask(bought, { kind: 'keep' }, '2027-02-20');
  const { renewalRequest: third } = await planOf(bought);
  const invoice = await invoiceOf(bought, third);
  expect(invoice).toMatchObject({ amount: 45_000 });
  const replaced = await Promise.all([renewalRequest, second].map((id) => invoiceOf(bought, id)));
  const numbers = replaced.map(({ invoiceNumber }) => invoiceNumber).join(' and ');
  const about = { uid: bought.account.uid, path: invoice.path };
  const { blocks } = await composeRenewalRequested(newOutboxEntry('renewal_requested', about));
  expect(blocks).toContain(`This invoice replaces ${numbers}.`);
});

it("more users cost the running term's price, and the agreed one from the next term", async () => {
  const bought = await aPlan(start, month);
  await agree(bought, agreed, catalogue, '2027-02-01');
  const now = priceOfMoreSeats(await planOf(bought), 4, '2027-02-14');
  expect(now).toBe(Math.floor((4 * 16_499_00) / 2) - Math.floor((3 * 16_499_00) / 2));
  await addUsers(bought, 4, '2027-02-14');
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ amount: 60_000 });
  await payInvoice(bought, renewalRequest, '2027-02-18');
  await runUntil(bought, '2027-02-28');
  const later = priceOfMoreSeats(await planOf(bought), 5, '2027-02-28');
  expect(later).toBe(15_000_00);
  await addUsers(bought, 5, '2027-02-28');
  expect(await planOf(bought)).toMatchObject({ seats: 5, rate: { seat: 15_000_00 } });
});

it('staff go back to the price of the catalogue', async () => {
  const bought = await aPlan(start, month);
  await agree(bought, { ...agreed, seats: 5 }, catalogue, '2027-02-01');
  await agree(bought, { ...catalogue, seats: 5 }, { ...agreed, seats: 5 }, '2027-02-02');
  const { renewalRequest, agreed: left } = await runUntil(bought, '2027-02-18');
  expect(left).toBeNull();
  expect(await invoiceOf(bought, renewalRequest)).toMatchObject({ amount: 5 * 16_499 });
});

it('a paid next term stays as it is, and the one after it has the agreed terms', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  await payInvoice(bought, renewalRequest, '2027-02-18');
  await agree(bought, { ...agreed, seats: 2 }, catalogue, '2027-02-19');
  expect(await planOf(bought)).toMatchObject({
    upcoming: { seats: 3, rate: { seat: 16_499_00 } },
    next: { seats: 2 },
  });
  const { renewalRequest: later } = await runUntil(bought, '2027-03-21');
  expect(await invoiceOf(bought, later)).toMatchObject({ amount: 30_000 });
});

it('money for the replaced request buys what that request asked for', async () => {
  const bought = await aPlan(start, month);
  const { renewalRequest } = await runUntil(bought, '2027-02-18');
  const late = await openInvoice(bought, renewalRequest ?? '');
  await agree(bought, agreed, catalogue, '2027-02-19');
  const { renewalRequest: live } = await planOf(bought);
  await late.on('2027-02-20');
  expect(await planOf(bought)).toMatchObject({
    upcoming: { seats: 3, rate: { seat: 16_499_00 } },
    renewalRequest: null,
    agreed: { term: 'month', seat: 15_000_00 },
  });
  expect(await invoiceOf(bought, live)).toMatchObject({ status: 'Cancelled' });
  expect(await alertsAbout(late.payment)).toEqual(['paid_after_cancel']);
});

it.each([
  ['cancelled', { renews: { on: false, reason: null } }],
  ['suspended', { state: 'suspended' }],
  ['ended', { state: 'ended' }],
])('refuses terms for a plan that is %s', async (_, change) => {
  const bought = await aPlan(start, month);
  await bought.reference.set(change as object, { merge: true });
  const refused = agree(bought, agreed, catalogue, '2027-02-10');
  await expect(refused).rejects.toMatchObject({ code: 'changed-since' });
  expect(await emailsOf(bought)).toEqual([]);
});

function agree(bought: BoughtPlan, terms: AgreedTerms, seen: AgreedTerms, day: string) {
  const asked = { action: 'change-plan-terms', terms, seen, note: 'By phone.' };
  return askAsStaff(bought, asked, day);
}
