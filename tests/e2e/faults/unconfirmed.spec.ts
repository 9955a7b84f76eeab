import { serverErrors } from '../../../functions/shared/server-errors.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { controlSandbox } from '../../support/browser/control-sandbox.ts';
import { alone, expect, test } from '../../support/browser/fixtures.ts';
import { inspect } from '../../support/browser/inspect.ts';
import { openProfile } from '../../support/browser/open-profile.ts';
import { paymentsOf } from '../../support/browser/stored.ts';
import { storeInvoice } from '../../support/functions/stored.ts';

test.afterEach(() => controlSandbox('faults', { payments: { outcome: 'captured' } }));

test(
  'taken but not captured, a payment is called unconfirmed and not asked for again',
  alone,
  async ({ page, account }) => {
    await controlSandbox('faults', { payments: { outcome: 'authorized' } });
    await storeInvoice(account, { invoiceNumber: 'INV-44', amount: 250 });
    await openProfile(page, account);
    const payNow = page.getByRole('button', { name: 'Pay Now for invoice INV-44' });
    await payNow.click();
    await payByCard(await openedCheckout(page), testCards.success);
    const doubt = page.getByText(serverErrors['not-confirmed'].message);
    await expect(doubt).toBeVisible();
    await expect(page.getByText(/^Payment successful!/)).toBeHidden();
    await expect(
      page.getByRole('main').getByText('Payment is being confirmed').first(),
    ).toBeVisible();
    await expect(payNow).toBeHidden();
    await inspect(page, 'profile-payment-unconfirmed');

    const [paymentId = ''] = await paymentsOf(account.uid);
    await controlSandbox(`payments/${paymentId}/capture`, {});
    await expect(page.getByText('Payment received: Inv #INV-44 is paid.')).toBeVisible();
    await expect(doubt).toBeHidden();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  },
);
