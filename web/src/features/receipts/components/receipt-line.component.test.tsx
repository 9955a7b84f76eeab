import { receiptEndpoint } from '@shared/receipts/receipt-numbers.ts';
import { serverErrors } from '@shared/server-errors.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aTaxInvoiceView } from '../../../../../tests/support/receipts.ts';
import { serve } from '../../../../tests/endpoints.ts';
import { inspect } from '../../../../tests/inspect.ts';
import { inPage } from '../../../../tests/show.tsx';
import { messages } from '../content.ts';
import { ReceiptLine } from './receipt-line.tsx';

vi.mock('../../../lib/save-file.ts');

const { saveFile } = await import('../../../lib/save-file.ts');

const number = 'R/26-27/000123';
const path = receiptEndpoint(number);
const file = new Blob(['%PDF'], { type: 'application/pdf' });
const payable = {
  wasPaid: true,
  receiptNumber: number,
  refundedAmount: 0,
  currency: 'INR',
} as const;
const view = page.getByRole('button', { name: `View receipt ${number}` });
const dialog = page.getByRole('dialog');
const downloads = page.getByRole('button', { name: `Download receipt ${number}` });
const alert = page.getByRole('alert');

function line(overrides: Partial<Parameters<typeof ReceiptLine>[0]['payable']> = {}) {
  return inPage(<ReceiptLine payable={{ ...payable, ...overrides }} />);
}

function expectAnnounced(text: string): Promise<void> {
  const announcer = () => page.getByText(text).query()?.closest('[aria-live="polite"]');
  return expect.poll(announcer).toBeTruthy();
}

beforeEach(() => void vi.resetAllMocks());

it('announces the receipt of a paid payable when it is issued', async () => {
  const { rerender } = await render(line({ wasPaid: false, receiptNumber: '' }));
  await expect.element(page.getByText(/receipt/i)).not.toBeInTheDocument();
  await rerender(line({ receiptNumber: '' }));
  await expectAnnounced(messages.preparing);
  await rerender(line());
  await expectAnnounced(`Receipt ${number}`);
});

it.each([
  ['offline', 'Please check your connection and try again.'],
  ['too-many-requests', serverErrors['too-many-requests'].message],
] as const)('says why a download failed: %s', async (answer, reason) => {
  serve({ [path]: answer });
  await render(line());
  await downloads.click();
  await expect.element(alert).toMatchTextContent(messages.notDownloaded(number));
  await expect.element(alert).toMatchTextContent(reason);
  expect(saveFile).not.toHaveBeenCalled();
});

it('saves the file once by keyboard', async () => {
  const answer = Promise.withResolvers<Blob>();
  const calls = serve({ [path]: answer.promise });
  await render(line());
  downloads.element().focus();
  await userEvent.keyboard('{Enter}');
  const busy = page.getByRole('button', { name: 'Preparing...' });
  await expect.element(busy).toHaveAttribute('aria-busy', 'true');
  await expect.element(busy).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  answer.resolve(file);
  await expect.element(page.getByText(messages.saved('R-26-27-000123.pdf'))).toBeVisible();
  await expect.element(downloads).toHaveFocus();
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('R-26-27-000123.pdf', expect.any(Blob));
  expect(calls).toHaveLength(1);
});

it('shows the receipt in a dialog that keys scroll and close, and caches it', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const calls = serve({ [path]: promise });
  await page.viewport(360, 400);
  await render(line({ refundedAmount: 100.5 }));
  view.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveAccessibleName('Receipt');
  await expect.element(dialog).toHaveAccessibleDescription(number);
  await expect.element(dialog.getByText(messages.loading)).toBeVisible();
  await expect.element(dialog.getByRole('region')).toHaveFocus();

  const receipt = aTaxInvoiceView(number);
  resolve(receipt);
  await expect.element(dialog).toHaveAccessibleName('Tax Invoice');
  await expect.element(dialog).toMatchTextContent('₹100.50 of this payment was refunded.');
  const { paid, total, totalInWords, facts, seller, buyer, rows, columns, sums, payment } = receipt;
  const shown = [...facts, ...payment].flatMap(({ label, text }) => [label, text]);
  const parties = [seller, buyer].flatMap(({ name, lines }) => [name, ...lines]);
  for (const part of [paid, total.text, totalInWords, ...shown, ...parties, ...receipt.notes]) {
    await expect.element(dialog).toMatchTextContent(part);
  }
  const [[name, taxable, tax, amount] = []] = rows;
  for (const row of [
    `${name} ${columns[1]} ${taxable} ${columns[2]} ${tax} ${amount}`,
    ...sums.map(({ label, text }) => `${label} ${text}`),
  ]) {
    await expect.element(dialog.getByRole('row', { name: row, exact: true })).toBeVisible();
  }
  await userEvent.keyboard('{End}');
  await expect.element(dialog.getByText(receipt.notes.at(-1) ?? '')).toBeInViewport();
  await inspect();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(view).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText(totalInWords)).toBeVisible();
  expect(calls).toHaveLength(1);
});

it("says why a receipt can't be shown, and retries", async () => {
  const answers: Parameters<typeof serve>[0] = { [path]: 'offline' };
  serve(answers);
  await render(line());
  await view.click();
  const failure = dialog.getByRole('alert');
  await expect.element(failure).toMatchTextContent(messages.notShown(number));
  await expect.element(failure).toMatchTextContent('Please check your connection and try again.');
  await inspect();
  // A captive portal can give such an answer.
  answers[path] = {};
  const again = failure.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect.element(failure).toMatchTextContent("We couldn't reach the server.");
  answers[path] = aTaxInvoiceView(number);
  await again.click();
  await expect.element(dialog).toHaveAccessibleName('Tax Invoice');
});
