import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anInvoice } from '../../../../tests/support/documents.ts';
import { inspect } from '../../../tests/inspect.ts';
import { signIn } from '../../../tests/session.ts';
import { confirmation as texts } from '../../content/profile.ts';
import { NoticesOutlet } from '../../core/notices/notices-outlet.tsx';
import { putLastPaidAway } from '../../core/payments/last-paid.ts';
import { toStoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { InvoicePage } from './invoice-page.tsx';
import { ProfileFrame } from './profile-frame.tsx';

vi.mock('../../core/payments/pay.ts', { spy: true });

const { pay } = await import('../../core/payments/pay.ts');

const payNow = page.getByRole('button', { name: 'Pay Now for invoice INV-63' });
const heading = page.getByRole('heading', { level: 1 });
const thanks = page.getByRole('region', { name: texts.invoice.title });

/** The page of an invoice, as it is stored. */
function invoicePage(stored: object = {}) {
  const invoice = anInvoice({ invoiceNumber: 'INV-63', amount: 250 });
  const list = [toStoredInvoice('one', { ...invoice, ...stored })];
  return (
    <main>
      <ProfileFrame path="/profile/invoices/one">
        <InvoicePage
          id="one"
          invoices={{ status: 'ready', list, retry() {} }}
          customer={undefined}
        />
      </ProfileFrame>
      <NoticesOutlet />
    </main>
  );
}

beforeEach(async () => {
  vi.resetAllMocks();
  putLastPaidAway();
  signIn();
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 800));
});

it('says why a payment did not start', async () => {
  vi.mocked(pay).mockResolvedValue({ kind: 'not-started', missing: 'checkout' });
  await render(invoicePage());
  await payNow.click();
  await expect
    .element(page.getByRole('main').getByRole('alert').first())
    .toHaveTextContent('Failed to pay Inv #INV-63: Payment gateway error.');
  await expect.element(heading).toBeInViewport({ ratio: 1 });
});

it('thanks for a payment until that is put away, and no notice lies over what is needed', async () => {
  const paid = { kind: 'paid', paymentId: 'pay_1', doubt: Promise.resolve(undefined) } as const;
  vi.mocked(pay).mockResolvedValue({ ...paid, later: new Promise(() => {}) });
  const address = location.href;
  onTestFinished(() => history.replaceState(history.state, '', address));
  const { rerender } = await render(invoicePage());
  await payNow.click();
  await expect.element(thanks).toMatchTextContent(texts.invoice.confirming('₹250', 'INV-63'));
  const notice = page.getByRole('status').filter({ hasText: 'Payment ID: pay_1' });
  await expect.element(notice).toBeInViewport();
  const top = () => notice.element().getBoundingClientRect().top;
  for (const needed of [heading, thanks.getByRole('heading')]) {
    await expect.element(needed).toBeInViewport({ ratio: 1 });
    await expect.poll(() => needed.element().getBoundingClientRect().bottom <= top()).toBe(true);
  }
  await rerender(
    invoicePage({ status: 'Paid', paymentId: 'pay_1', receiptNumber: 'R/26-27/000001' }),
  );
  await expect.element(thanks).toMatchTextContent(texts.invoice.paid('₹250', 'INV-63'));
  await expect.element(thanks).toMatchTextContent(texts.invoice.next('asha@example.com'));
  await expect.element(thanks).toMatchTextContent('Receipt R/26-27/000001');
  await inspect();
  await thanks.getByRole('button', { name: texts.putAway }).click();
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});
