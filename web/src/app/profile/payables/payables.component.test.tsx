import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { endpoints } from '@shared/endpoints.ts';
import { payableHref, paths } from '@shared/paths.ts';
import { anInvoice, anOrder } from '../../../../../tests/support/documents.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { expectLink } from '../../../../tests/expect-link.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { print } from '../../../../tests/print.ts';
import { setLists, fakeTimestamp } from '../../../../tests/live-lists.ts';
import { signIn } from '../../../../tests/session.ts';
import { show } from '../../../../tests/show.tsx';
import { payablePage, confirmation, orders as texts } from '../../../content/profile.ts';
import { markAwaitingConfirmation } from '../../../core/payments/awaiting-confirmation.ts';
import { dismissLastPaid, saveLastPaid } from '../../../core/payments/last-paid.ts';
import ProfilePage from '../../routes/profile.tsx';

vi.mock('../../../core/payments/checkout/pay.ts', { spy: true });

const { pay } = await import('../../../core/payments/checkout/pay.ts');

const createdAt = fakeTimestamp('2026-11-24T20:04:00Z');
const order = { ...anOrder('asha', { orderNumber: 'ORD-1' }), createdAt };
const invoice = { ...anInvoice({ invoiceNumber: 'INV-1' }), createdAt };
const later = new Promise<never>(() => {});
const unconfirmedReason = Promise.resolve(undefined);
const paidNow = { kind: 'paid', paymentId: 'pay_1', unconfirmedReason, later } as const;
const timeline = page.getByRole('region', { name: 'History' }).getByRole('listitem');
const items = page
  .getByRole('main')
  .getByRole('listitem')
  .filter({ hasText: /(ORD|INV)-/ });

beforeEach(() => {
  dismissLastPaid();
  serve({});
  signIn();
});

const open = (pathname: string) => show(<ProfilePage />, pathname);

it.each([
  ['order', 'orders', paths.profileOrders],
  ['invoice', 'invoices', paths.profileInvoices],
] as const)(
  'shows the status of each %s, and offers payment only for a Pending one',
  async (_, name, path) => {
    const statuses = ['Pending', 'Paid', 'Completed', 'Cancelled', 'Refunded'];
    const documents = statuses.map((status) => [status, { ...order, ...invoice, status }] as const);
    setLists({ [name]: Object.fromEntries(documents) });
    await open(path);
    for (const status of statuses) {
      await expect.element(page.getByText(status, { exact: true })).toBeVisible();
    }
    expect(page.getByRole('button', { name: /^Pay Now/ }).elements()).toHaveLength(1);
    await inspect();
  },
);

it('cancels an unpaid order after a question, and says why if it cannot', async () => {
  setLists({ orders: { one: order } });
  const answers: Record<string, object | 'payment-in-progress'> = {
    [endpoints.cancelPayable]: 'payment-in-progress',
  };
  const calls = serve(answers);
  await open(payableHref('product_order', 'one'));
  const button = page.getByRole('button', { name: 'Cancel order' });
  const dialog = page.getByRole('alertdialog', { name: 'Cancel order ORD-1?' });
  await button.click();
  await inspect();
  await dialog.getByRole('button', { name: 'Keep order' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(calls).toEqual([]);

  await button.click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(page.getByText(/We're confirming a payment for this/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();

  answers[endpoints.cancelPayable] = {};
  await button.click();
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const sent = { path: endpoints.cancelPayable, body: { type: 'product_order', id: 'one' } };
  expect(calls).toEqual([sent, sent]);
  setLists({ orders: { one: { ...order, status: 'Cancelled', cancelledAt: createdAt } } });
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(timeline.last()).toMatchTextContent('You cancelled it');
});

it('offers no cancellation of an issued invoice', async () => {
  setLists({ invoices: { one: { ...invoice, lines: [], dueAt: createdAt, note: null } } });
  await open(payableHref('invoice', 'one'));
  await expect.element(page.getByText(payablePage.help.title)).toBeVisible();
  await expect.element(page.getByText(payablePage.cancel.title)).not.toBeInTheDocument();
});

it('shows that a bank payment was reversed, and that its receipt is not valid', async () => {
  const reversal = {
    change: 'payment_reversed',
    at: createdAt,
    note: 'It was for another invoice.',
    amount: 5_500.5,
    receiptNumber: 'R/26-27/000001',
  };
  setLists({ invoices: { one: { ...invoice, operatorChanges: [reversal] } } });
  await open(payableHref('invoice', 'one'));
  await expect.element(page.getByRole('button', { name: /^Pay Now/ })).toBeVisible();
  await expect.element(timeline.nth(1)).toMatchTextContent('Bank payment of ₹5,500.50 reversed');
  await expect.element(timeline.nth(1)).toMatchTextContent('It was for another invoice.');
  const documents = page.getByRole('region', { name: 'Documents' });
  await expect.element(documents).toMatchTextContent("Receipt R/26-27/000001 isn't valid.");
  const view = documents.getByRole('button', { name: 'View receipt R/26-27/000001' });
  await expect.element(view).toBeVisible();
  await inspect();
});

it('prints an invoice without what only a screen can do', async () => {
  setLists({ orders: {}, invoices: { one: invoice } });
  await open(payableHref('invoice', 'one'));
  const payNow = page.getByText('Pay Now', { exact: true });
  await expect.element(payNow).toBeVisible();
  await print();
  await expect.element(payNow).not.toBeVisible();
  await expect.element(page.getByText(payablePage.help.title)).not.toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Invoice INV-1' })).toBeVisible();
});

it('prints an order that was just paid once, without its confirmation', async () => {
  const paid = { ...order, status: 'Paid', paymentId: 'pay_1', receiptNumber: 'R/1' };
  setLists({ orders: { one: paid }, invoices: {} });
  saveLastPaid({ uid: 'asha', type: 'product_order', id: 'one', lineCount: 1 });
  await open(payableHref('product_order', 'one'));
  const thanks = page.getByText(confirmation.order.title);
  await expect.element(thanks).toBeVisible();
  await print();
  await expect.element(thanks).not.toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Order ORD-1' })).toBeVisible();
});

it('offers no payment while one is being confirmed', async () => {
  setLists({ orders: {}, invoices: { taken: invoice } });
  markAwaitingConfirmation('taken');
  const { unmount } = await open(paths.profileInvoices);
  await expect.element(items).toMatchTextContent('Confirming payment');
  await expect.element(page.getByRole('button', { name: /^Pay Now/ })).not.toBeInTheDocument();
  await inspect();
  await unmount();
  await open(payableHref('invoice', 'taken'));
  await expect.element(timeline.last()).toMatchTextContent('Confirming payment');
});

it("says which payable couldn't be paid and why, and keeps the focus there", async () => {
  setLists({ orders: { one: order }, invoices: { one: invoice }, subscriptions: {} });
  await open(paths.profile);
  const failed = { kind: 'not-started', failedStep: 'order' } as const;
  vi.mocked(pay).mockResolvedValueOnce({ ...failed, message: 'It is down.' });
  await page.getByRole('button', { name: 'Pay Now for invoice INV-1' }).click();
  await expect.element(page.getByText('Failed to pay Inv #INV-1: It is down.')).toBeVisible();
  await inspect();
  vi.mocked(pay).mockResolvedValueOnce(failed);
  await page.getByRole('button', { name: 'Pay Now for order ORD-1' }).click();
  const reason = 'Failed to pay Order #ORD-1: Payment gateway error.';
  await expect.element(page.getByText(reason)).toBeVisible();
  vi.mocked(pay).mockResolvedValueOnce({ kind: 'dismissed', later });
  const button = page.getByRole('button', { name: 'Pay Now for invoice INV-1' });
  await button.click();
  await expect.element(page.getByText(/^We haven't received a payment yet\./)).toBeVisible();
  await expect.element(button).toHaveFocus();
});

it.each([
  ['copies', 'Payment ID pay_1 copied.'],
  ['does not copy', 'Your browser blocked copying. Please note this payment ID: pay_1'],
])('opens a paid payable; the browser %s its payment ID', async (copying, text) => {
  setLists({ invoices: { one: invoice } });
  await open(paths.profileInvoices);
  vi.mocked(pay).mockResolvedValueOnce(paidNow);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-1' }).click();
  await expect.element(page.getByText('Payment ID: pay_1')).toBeVisible();
  expect(location.pathname).toBe(payableHref('invoice', 'one'));
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  if (copying !== 'copies') writeText.mockRejectedValue(new DOMException('Denied.'));
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  expect(writeText).toHaveBeenLastCalledWith('pay_1');
});

it('leaves orders out of the overview if their products were bought since', async () => {
  const later = { ...order, orderNumber: 'ORD-2', status: 'Paid', paymentId: 'pay_2' };
  const bought = { ...later, createdAt: fakeTimestamp('2026-11-25T20:04:00Z') };
  setLists({ orders: { two: bought, one: order }, invoices: {}, subscriptions: {} });
  const { unmount } = await open(paths.profile);
  await expect.element(items).toMatchTextContent('ORD-2');
  await expect.element(page.getByText('Payment due')).not.toBeInTheDocument();
  await unmount();
  await open(paths.profileOrders);
  await expect.element(items.nth(1)).toMatchTextContent(texts.boughtSince('ORD-2'));
  await expect.element(page.getByRole('button', { name: 'Pay Now for order ORD-1' })).toBeVisible();
});

it("shows an order's timeline on its page, in Indian time", async () => {
  setLists({ orders: { one: order } });
  await open(payableHref('product_order', 'one'));
  await expect.element(timeline.first()).toHaveTextContent('Order placed25 Nov 2026, 1:34 am IST');
  await expect.element(timeline.last()).toMatchTextContent('Awaiting payment');
  await inspect();
  const paid = { ...order, status: 'Refunded', paymentId: 'pay_1', receiptNumber: 'R/1' };
  setLists({ orders: { one: { ...paid, refundedAmount: order.total } } });
  await expect.element(timeline.last()).toMatchTextContent('refunded in full');
  await inspect();
});

it("says that an order doesn't exist", async () => {
  setLists({ orders: {} });
  await open(payableHref('product_order', 'other'));
  await expect.element(page.getByText(payablePage.notFound.order)).toBeVisible();
  await expectLink(payablePage.backTo.order, paths.profileOrders);
  await inspect();
});

it('confirms a payment until dismissed, and no notice covers a control', async () => {
  await page.viewport(360, 740);
  const texts = confirmation.invoice;
  const heading = page.getByRole('heading', { level: 1 });
  const thanks = page.getByRole('region', { name: texts.title });
  const payNow = page.getByRole('button', { name: 'Pay Now for invoice INV-1' });
  setLists({ invoices: { one: { ...invoice, amount: 250 } } });
  await open(payableHref('invoice', 'one'));
  vi.mocked(pay).mockResolvedValueOnce({ kind: 'not-started', failedStep: 'checkout' });
  await payNow.click();
  const failure = page.getByRole('main').getByRole('alert').first();
  await expect
    .element(failure)
    .toHaveTextContent('Failed to pay Inv #INV-1: Payment gateway error.');
  await expect.element(heading).toBeInViewport({ ratio: 1 });
  vi.mocked(pay).mockResolvedValueOnce(paidNow);
  await payNow.click();
  await expect.element(thanks).toMatchTextContent(texts.confirming('₹250', 'INV-1'));
  const notice = page.getByRole('status').filter({ hasText: 'Payment ID: pay_1' });
  await expect.element(notice).toBeInViewport();
  const top = () => notice.element().getBoundingClientRect().top;
  for (const needed of [heading, thanks.getByRole('heading')]) {
    await expect.element(needed).toBeInViewport({ ratio: 1 });
    await expect.poll(() => needed.element().getBoundingClientRect().bottom <= top()).toBe(true);
  }
  const paid = { status: 'Paid', paymentId: 'pay_1', receiptNumber: 'R/26-27/000001' };
  setLists({ invoices: { one: { ...invoice, amount: 250, ...paid } } });
  await expect.element(thanks).toMatchTextContent(texts.paid('₹250', 'INV-1'));
  await expect.element(thanks).toMatchTextContent(texts.next('asha@example.com'));
  await expect.element(thanks).toMatchTextContent('Receipt R/26-27/000001');
  await inspect();
  await thanks.getByRole('button', { name: confirmation.dismiss }).click();
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});
