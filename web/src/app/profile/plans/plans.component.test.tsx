import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { payableHref, paths } from '@shared/paths.ts';
import { describeUnused } from '@shared/subscriptions/unused-money.ts';
import { anInvoice, anOrder, aSubscription } from '../../../../../tests/support/documents.ts';
import { storedIds, storedQuantities } from '../../../../tests/cloud-cart.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { expectLink } from '../../../../tests/expect-link.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { fakeTimestamp, setLists } from '../../../../tests/live-lists.ts';
import { signIn, signInGuest } from '../../../../tests/session.ts';
import { show } from '../../../../tests/show.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { markAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import { startCart } from '../../../features/cart/start-cart.ts';
import { planHref } from '../../../features/plans/plan-href.ts';
import ProfilePage from '../../routes/profile.tsx';

vi.mock('../../../lib/indian-today.ts', () => ({ indianToday: () => '2026-11-28' }));

const card = page.getByRole('article', { name: 'APAC Debt Grid' });
const createdAt = fakeTimestamp('2026-11-24T20:04:00Z');
const off = { on: false, at: undefined, reason: null };
const { rate, termEnd } = aSubscription();
const nextTerm = { seats: 12, term: 'month', rate, termStart: termEnd } as const;
const requested = { ...nextTerm, termEnd: '2027-01-14', subscriptionId: 'one' };
const renewal = {
  ...anInvoice({ invoiceNumber: 'INV/26-27/000007', amount: 1_97_988 }),
  createdAt,
  lines: [{ description: 'APAC Debt Grid, users', quantity: 12, unitPrice: 16_499 }],
  dueAt: createdAt,
  note: null,
  terms: [requested],
};

beforeEach(() => {
  serve({});
  signIn();
});

const open = (pathname: string) => show(<ProfilePage />, pathname);

it.each([
  ['active', {}, 'Active', 'The next term starts on 14 Dec 2026 and costs ₹1,97,988.'],
  ['cancelled', { renews: off }, 'Ends on 13 Dec 2026', 'export your data until 13 Jan 2027'],
  [
    'overdue',
    { state: 'overdue', graceUntil: '2026-12-21', renewalRequest: 'due' },
    'Payment due',
    'by 20 Dec 2026 to keep access',
  ],
  [
    'suspended',
    { state: 'suspended', graceUntil: '2026-12-21', renewalRequest: 'due' },
    'Suspended',
    'Your users have no access',
  ],
  [
    'ended',
    { state: 'ended', endedOn: '2026-12-14' },
    'Ended',
    'export your data until 13 Jan 2027',
  ],
] as const)('shows what happens next to a plan that is %s', async (_, change, badge, text) => {
  setLists({ subscriptions: { one: aSubscription(change) }, invoices: { due: renewal } });
  await open(paths.profilePlans);
  await expect.element(card.getByText(badge, { exact: true })).toBeVisible();
  await expect.element(card).toMatchTextContent(text);
  await expect.element(card).toMatchTextContent('Users12 usersTerm1 monthFirst day14 Nov 2026');
  await expect.element(card).toMatchTextContent('Last day13 Dec 2026Price₹1,97,988');
  const pay = card.getByRole('link', { name: texts.payFor('APAC Debt Grid') });
  const payLinks = pay.elements().map((link) => link.getAttribute('href'));
  expect(payLinks).toEqual('renewalRequest' in change ? [payableHref('invoice', 'due')] : []);
  await inspect();
});

it('offers no payment of a renewal that is being confirmed', async () => {
  markAwaitingConfirmation('taken');
  const plan = aSubscription({ state: 'overdue', renewalRequest: 'taken' });
  setLists({ subscriptions: { one: plan }, invoices: {} });
  await open(paths.profilePlans);
  await expect.element(card).toMatchTextContent(texts.confirming);
  await expect
    .element(card.getByRole('link', { name: texts.payFor('APAC Debt Grid') }))
    .not.toBeInTheDocument();
});

it('links to the invoice for more users', async () => {
  const change = { subscriptionId: 'one', seats: 14, termEnd };
  const quote = { ...renewal, terms: undefined, change };
  setLists({
    subscriptions: { one: aSubscription({ changeRequest: 'more' }) },
    invoices: { more: quote },
  });
  const { unmount } = await open(paths.profilePlans);
  await expect.element(card).toMatchTextContent(texts.moreRequested('14 users'));
  const link = card.getByRole('link', { name: texts.seeInvoice });
  await expect.element(link).toHaveAttribute('href', payableHref('invoice', 'more'));
  await inspect();
  await unmount();
  await open(payableHref('invoice', 'more'));
  await expectLink(texts.ofInvoice, planHref('one'));
  await expect.element(page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
});

it('a renewal invoice that was replaced links to the new one', async () => {
  setLists({
    subscriptions: { one: aSubscription({ renewalRequest: 'new' }) },
    invoices: { old: { ...renewal, status: 'Cancelled' }, new: renewal },
  });
  const { unmount } = await open(payableHref('invoice', 'old'));
  const link = page.getByRole('link', { name: texts.replacedBy });
  await expect.element(link).toHaveAttribute('href', payableHref('invoice', 'new'));
  await inspect();
  await unmount();
  const { unmount: leave } = await open(paths.profileInvoices);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'INV/26-27/000007' }).first())
    .toMatchTextContent('APAC Debt Grid, users, 12 × ₹16,499. Due by 25 Nov 2026');
  await leave();
  await open(payableHref('invoice', 'new'));
  await expect.element(page.getByRole('link', { name: texts.ofInvoice })).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

it('says which days a suspended plan gets if its invoice is paid today', async () => {
  const asked = { ...requested, termStart: '2026-11-14', termEnd: '2026-12-14' };
  const due = { ...renewal, terms: [asked] };
  const unpaid = { termStart: '2026-10-14', termEnd: '2026-11-14', renewalRequest: 'due' };
  const suspended = aSubscription({ ...unpaid, state: 'suspended', graceUntil: '2026-11-21' });
  const restart = texts.restart('APAC Debt Grid', '21 Nov 2026', '20 Dec 2026');
  const note = page.getByText(`${restart} ${texts.endsUnpaid('APAC Debt Grid', '4 Dec 2026')}`);
  setLists({ subscriptions: { one: suspended }, invoices: { due } });
  await open(payableHref('invoice', 'due'));
  await expect.element(note).toBeVisible();
  await inspect();
  setLists({ subscriptions: { one: suspended }, invoices: { due: { ...due, status: 'Paid' } } });
  await expect.element(note).not.toBeInTheDocument();
  const overdue = aSubscription({ ...unpaid, state: 'overdue', graceUntil: '2026-12-14' });
  setLists({ subscriptions: { one: overdue }, invoices: { due } });
  await expect.element(page.getByText(texts.access('APAC Debt Grid', '13 Dec 2026'))).toBeVisible();
  await expect.element(page.getByText(/is suspended/)).not.toBeInTheDocument();
});

it('says that a payment changed no plan, until it is refunded', async () => {
  const late = { ...renewal, status: 'Paid', paymentId: 'pay_1', unchangedPlans: ['one'] };
  setLists({ subscriptions: { one: aSubscription() }, invoices: { late } });
  await open(payableHref('invoice', 'late'));
  await expect.element(page.getByText(describeUnused(true))).toBeVisible();
  await inspect();
  const rest = { ...late, terms: [requested, { ...requested, subscriptionId: 'two' }] };
  setLists({ invoices: { late: rest } });
  await expect.element(page.getByText(describeUnused(false))).toBeVisible();
  setLists({ invoices: { late: { ...late, refundedAmount: 10 } } });
  await expect.element(page.getByText(/We couldn't use/)).not.toBeInTheDocument();
});

it('puts what an ended plan had into the cart', async () => {
  startCart();
  const ended = aSubscription({ state: 'ended', endedOn: '2026-11-20' });
  setLists({ subscriptions: { one: ended } });
  await open(paths.profilePlans);
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  await card.getByRole('button', { name: /Buy again/ }).click();
  await expect.poll(() => location.pathname).toBe(paths.cart);
  await expect.poll(storedQuantities).toEqual([{ seats: 12, term: 'month' }]);
  expect(storedIds()).toEqual(['apac-debt-grid']);
});

it('an ended plan whose first payment was reversed links to the invoice that starts it again', async () => {
  const reversed = { state: 'ended', endedOn: '2026-11-20', endReason: 'refunded' } as const;
  const plan = aSubscription({ ...reversed, startedBy: 'users/asha/invoices/first' });
  const first = { ...renewal, terms: undefined };
  setLists({ subscriptions: { one: plan }, invoices: { first } });
  await open(paths.profilePlans);
  const link = card.getByRole('link', { name: texts.seeInvoiceOf(renewal.invoiceNumber) });
  await expect.element(link.first()).toHaveAttribute('href', payableHref('invoice', 'first'));
  await expect.element(card).toMatchTextContent(texts.startAgain);
  const again = card.getByRole('button', { name: /Buy again/ });
  await expect.element(again).not.toBeInTheDocument();
  await inspect();
  setLists({ invoices: { first: { ...first, status: 'Cancelled' } } });
  await expect.element(again).toBeVisible();
});

it('lists what was and is to be paid for a plan, newest first', async () => {
  const paidAt = fakeTimestamp('2026-11-14T10:00:00Z');
  const order = {
    ...anOrder('asha', { orderNumber: 'ORD-1' }),
    createdAt: paidAt,
    status: 'Paid',
    receiptNumber: 'R/26-27/000001',
  };
  const other = { ...renewal, invoiceNumber: 'INV/26-27/000099', terms: [] };
  setLists({
    subscriptions: { one: aSubscription({ startedBy: 'users/asha/orders/first' }) },
    orders: { first: order, second: order },
    invoices: { due: renewal, other },
  });
  await open(paths.profilePlans);
  await card.getByText(texts.papers(2)).click();
  const links = card.getByRole('listitem').getByRole('link');
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    payableHref('invoice', 'due'),
    payableHref('product_order', 'first'),
  ]);
  await expect.element(card).toMatchTextContent('Receipt R/26-27/000001');
  await inspect();
});

it('leaves out a plan that it can not read, and shows the ended ones last', async () => {
  const ended = aSubscription({ productId: 'andean-debt-tracker', state: 'ended' });
  setLists({ subscriptions: { a: ended, b: { state: 'active' }, c: aSubscription() } });
  await open(paths.profilePlans);
  const cards = page.getByRole('article');
  await expect.element(cards.first()).toMatchTextContent('APAC Debt Grid');
  await expect.element(cards.nth(1)).toMatchTextContent('Andean Debt Tracker');
  expect(cards.elements()).toHaveLength(2);
});

it("tells a guest that plans don't renew, and how to link the account", async () => {
  signInGuest();
  setLists({ subscriptions: { one: aSubscription() } });
  await open(paths.profilePlans);
  await expect.element(page.getByText(texts.guest.title)).toBeVisible();
  const link = page.getByRole('link', { name: texts.guest.link });
  await expect.element(link).toHaveAttribute('href', paths.profile);
  await expect.element(card).toMatchTextContent('Ends on 13 Dec 2026.');
  const buttons = card.getByRole('button').elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(texts.actions.addUsers),
  ]);
  await inspect();
});

it('the overview shows the urgent plans, or else the running ones', async () => {
  const due = { state: 'overdue', graceUntil: '2026-12-21', renewalRequest: 'due' } as const;
  const lists = { orders: {}, invoices: { due: renewal } };
  const quiet = aSubscription({ productId: 'andean-debt-tracker' });
  setLists({ ...lists, subscriptions: { one: aSubscription(due), two: quiet } });
  await open(paths.profile);
  const section = page.getByRole('region', { name: texts.overview.title });
  const link = section.getByRole('link', { name: 'APAC Debt Grid' });
  await expect.element(link).toHaveAttribute('href', planHref('one'));
  await expect.element(section).toMatchTextContent('Payment due. Pay ₹1,97,988');
  await expect.element(section).not.toMatchTextContent('Andean');
  await inspect();
  setLists({ ...lists, subscriptions: { two: quiet } });
  await expect.element(section).toMatchTextContent('Andean');
  const ended = aSubscription({ state: 'ended', endedOn: '2026-11-20' });
  setLists({ ...lists, subscriptions: { three: ended } });
  await expect.element(section).toMatchTextContent(texts.overview.noneRunning);
  setLists({ ...lists, subscriptions: {} });
  await expect.element(section).toMatchTextContent(texts.overview.none);
  await expectLink(texts.overview.all, paths.profilePlans, section);
});

it('a paid order links to the plans that it started', async () => {
  const order = { ...anOrder('asha'), createdAt };
  const paid = { ...order, status: 'Paid', paymentId: 'pay_1' };
  setLists({ orders: { one: paid }, subscriptions: { one: aSubscription() } });
  await open(payableHref('product_order', 'one'));
  const link = page.getByRole('link', { name: texts.ofOrder });
  await expect.element(link).toHaveAttribute('href', paths.profilePlans);
  setLists({ orders: { one: order }, subscriptions: { one: aSubscription() } });
  await expect.element(link).not.toBeInTheDocument();
});

it('a paid invoice links to a plan that it started', async () => {
  const paid = { ...renewal, terms: undefined, status: 'Paid', paymentId: 'pay_1' };
  const plan = aSubscription({ startedBy: 'users/asha/invoices/one' });
  setLists({ invoices: { one: paid }, subscriptions: { one: plan } });
  await open(payableHref('invoice', 'one'));
  const link = page.getByRole('link', { name: texts.ofInvoice });
  await expect.element(link).toHaveAttribute('href', planHref('one'));
  setLists({ invoices: { one: paid }, subscriptions: { one: aSubscription() } });
  await expect.element(link).not.toBeInTheDocument();
});
