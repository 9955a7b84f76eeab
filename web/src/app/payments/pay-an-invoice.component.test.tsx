import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anInvoice } from '../../../../tests/support/documents.ts';
import { inspect } from '../../../tests/inspect.ts';
import { setLists } from '../../../tests/live-lists.ts';
import { signIn } from '../../../tests/session.ts';
import { invoices as texts } from '../../content/contact.ts';
import { payments } from '../../core/payments/content.ts';
import { authDialogStore } from '../../core/auth/auth-dialog.ts';
import type { CheckoutOutcome } from '../../core/payments/checkout/pay.ts';
import { toStoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { PayAnInvoice } from './pay-an-invoice.tsx';

vi.mock(
  '../../core/database/watch-user-collection.ts',
  () => import('../../../tests/live-lists.ts'),
);
vi.mock('../../features/invoices/api/store-invoice.ts');
vi.mock('../../core/payments/checkout/pay.ts', { spy: true });

const { storeInvoice } = await import('../../features/invoices/api/store-invoice.ts');
const { pay } = await import('../../core/payments/checkout/pay.ts');

const never = new Promise<never>(() => {});
const field = (name: string) => page.getByLabelText(name);
const form = page.getByRole('form');
const heading = (name: string, level: number) => page.getByRole('heading', { name, level });
const submit = page.getByRole('button', { name: texts.submit });
const rows = page.getByRole('listitem');
const payNow = (number: string) =>
  page.getByRole('button', { name: `Pay Now for invoice ${number}` });

beforeEach(() => {
  vi.resetAllMocks();
  setLists({ invoices: {} });
});

async function open(...numbers: string[]) {
  const listed = numbers.map((invoiceNumber) => [invoiceNumber, anInvoice({ invoiceNumber })]);
  setLists({ invoices: Object.fromEntries(listed) });
  signIn();
  await render(<PayAnInvoice level={3} />);
}

async function write(number: string) {
  await field('Invoice number').fill(number);
  await field('Amount').fill('5500.5');
}

it('asks a visitor to log in', async () => {
  await render(<PayAnInvoice level={3} />);
  await expect.element(page.getByText(texts.logIn)).toBeVisible();
  await inspect();
  await page.getByRole('button', { name: 'Log in or sign up' }).click();
  expect(authDialogStore.get()).toBe('login');
});

it.each([2, 3] as const)(
  'has headings of level %i, and below it those of its invoices',
  async (level) => {
    setLists({ invoices: { one: anInvoice({ invoiceNumber: 'INV-7' }) } });
    signIn();
    await render(<PayAnInvoice level={level} />);
    await expect.element(heading(texts.listTitle, level)).toBeVisible();
    await expect.element(heading(texts.formTitle, level)).toBeVisible();
    await expect.element(heading('Inv #INV-7', level + 1)).toBeVisible();
  },
);

it("starts with the customer's known details and names what is missing", async () => {
  await open('INV-7');
  await expect.element(field('Full name')).toHaveValue('Asha Example');
  await expect.element(field('Email')).toHaveValue('asha@example.com');
  await expect.element(field('Phone')).toHaveValue('+91 90000 00000');
  await expect.element(field('Currency')).toHaveValue('INR');
  await field('Full name').fill('');
  await submit.click();
  await expect.element(field('Full name')).toHaveFocus();
  for (const name of ['Full name', 'Invoice number', 'Amount'])
    await expect.element(field(name)).toHaveAccessibleDescription(/Please enter/);
  await inspect();
  await field('Full name').fill('Asha Example');
  await write('inv-7 ');
  await submit.click();
  await expect.element(field('Invoice number')).toHaveAccessibleDescription(texts.isListed);
  await expect.element(field('Invoice number')).toHaveFocus();
  expect(storeInvoice).not.toHaveBeenCalled();
});

it('withdraws what it said about details that load after the press', async () => {
  signIn({ profile: 'loading' });
  await render(<PayAnInvoice level={3} />);
  await write('');
  await submit.click();
  await expect.element(field('Full name')).toHaveAccessibleDescription(/Please enter/);
  signIn();
  await expect.element(field('Full name')).toHaveAccessibleDescription('');
  await expect.element(field('Phone')).toHaveAccessibleDescription('');
  await expect.element(field('Invoice number')).toHaveAccessibleDescription(/Please enter/);
  await field('Invoice number').fill('INV-7');
  await expect.element(field('Invoice number')).toHaveAccessibleDescription('');
});

it.each([
  ['unverified', false],
  ['verified', true],
] as const)(
  "doesn't let a customer with an address that is %s pay an issued invoice by its number",
  async (state, isVerified) => {
    vi.mocked(storeInvoice).mockImplementation((_, invoice) =>
      Promise.resolve(toStoredInvoice('two', { ...invoice })),
    );
    vi.mocked(pay).mockResolvedValue({ kind: 'dismissed', later: never });
    signIn({ account: { isVerified } });
    await render(<PayAnInvoice level={3} />);
    for (const number of ['INV/26-27/000002', ' inv/26-27 / 2']) {
      await write(number);
      await submit.click();
      await expect
        .element(field('Invoice number'))
        .toHaveAccessibleDescription(texts.isIssued[state]);
    }
    expect(storeInvoice).not.toHaveBeenCalled();
    await write('INV/26-27/AB');
    await submit.click();
    await expect.poll(() => vi.mocked(storeInvoice).mock.calls.length).toBe(1);
  },
);

it('leads to the list for an issued invoice that is in it', async () => {
  await open('INV/26-27/000002');
  await write('inv/26-27/000002');
  await submit.click();
  await expect.element(field('Invoice number')).toHaveAccessibleDescription(texts.isListed);
});

it('saves and pays an invoice, and reports each payment where it began', async () => {
  vi.mocked(storeInvoice).mockImplementation(async (_, invoice) => {
    setLists({ invoices: { one: anInvoice(), two: invoice } });
    return toStoredInvoice('two', { ...invoice });
  });
  vi.mocked(pay).mockResolvedValue({ kind: 'dismissed', later: never });
  await open('INV-1001');
  await write('INV-7');
  await submit.click();
  await expect.element(form).toMatchTextContent("We haven't received a payment yet.");
  await expect.element(rows.last()).toMatchTextContent('Inv #INV-7');
  await expect.element(rows.last()).toMatchTextContent('₹5,500.50');
  await expect.element(rows.last()).toMatchTextContent('Pending');
  await expect.element(rows.last()).not.toMatchTextContent("We haven't received a payment yet.");
  await expect.element(field('Invoice number')).toHaveValue('');
  const invoice = { invoiceNumber: 'INV-7', amount: 5500.5, currency: 'INR', status: 'Pending' };
  expect(storeInvoice).toHaveBeenCalledExactlyOnceWith('asha', expect.objectContaining(invoice));
  const [uid, payable, payer] = vi.mocked(pay).mock.lastCall ?? [];
  expect({ uid, payable, payer }).toMatchObject({
    uid: 'asha',
    payable: { type: 'invoice', id: 'two', amount: 5500.5, currency: 'INR' },
    payer: { name: 'Asha Example', email: 'asha@example.com', phone: '+91 90000 00000' },
  });
  await payNow('INV-1001').click();
  await expect.element(rows.first()).toMatchTextContent("We haven't received a payment yet.");
  await expect.element(form).not.toMatchTextContent("We haven't received a payment yet.");
});

it.each<[string, CheckoutOutcome]>([
  [
    `Could not initiate payment. ${payments.scriptMissing}`,
    { kind: 'not-started', failedStep: 'checkout', hint: payments.scriptMissing },
  ],
  ['Refused by us.', { kind: 'not-started', failedStep: 'order', message: 'Refused by us.' }],
  [
    'No funds. You can pay this invoice later from the list.',
    { kind: 'declined', reason: 'No funds.', later: never },
  ],
])('says: %s', async (sentence, outcome) => {
  const opening = Promise.withResolvers<CheckoutOutcome>();
  vi.mocked(pay).mockReturnValue(opening.promise);
  await open('INV-8', 'INV-9');
  await payNow('INV-8').click();
  await expect.element(payNow('INV-8')).toHaveAttribute('aria-busy', 'true');
  await expect.element(payNow('INV-9')).toBeDisabled();
  opening.resolve(outcome);
  await expect.element(rows.first().getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(payNow('INV-8')).toHaveFocus();
  await expect.element(payNow('INV-9')).toBeEnabled();
});

it('keeps an unsaved invoice, and offers to reload a list that failed', async () => {
  vi.mocked(storeInvoice).mockRejectedValue(new Error('permission-denied'));
  await open();
  setLists({ invoices: 'failed' });
  await expect.element(page.getByText("We couldn't load your invoices.")).toBeVisible();
  setLists({});
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Loading invoices...')).toBeVisible();
  setLists({ invoices: {} });
  await expect.element(page.getByText(texts.none)).toBeVisible();
  await write('INV-10');
  await submit.click();
  await expect.element(form.getByRole('alert')).toHaveTextContent(texts.saveFailed);
  await expect.element(field('Invoice number')).toHaveValue('INV-10');
  expect(pay).not.toHaveBeenCalled();
});

it('lets keys scroll a long list, and waits while offline', async () => {
  await open('X'.repeat(100), '1', '2', '3', '4', '5', '6', '7');
  const area = page.getByRole('region', { name: texts.listTitle });
  await expect.element(area).toHaveAttribute('tabindex', '0');
  area.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(rows.last()).toBeInViewport();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  globalThis.dispatchEvent(new Event('offline'));
  await expect.element(payNow('7')).toBeDisabled();
  await expect.element(submit).toBeDisabled();
  await expect.element(page.getByText(texts.offline)).toBeVisible();
  await inspect();
});
