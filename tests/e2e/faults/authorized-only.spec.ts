import { storeInvoice } from '../../support/functions/stored.ts';
import { aPaymentEntity, anEvent, deliver } from '../../support/functions/webhooks.ts';
import { openedCheckout } from '../../support/browser/checkout.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { openProfile } from '../../support/browser/open-profile.ts';
import { nextProviderOrder } from '../../support/browser/provider-order.ts';
import { invoicesOf } from '../../support/browser/stored-contact.ts';

test('fault 22, authorized only: it is not shown as paid until the money is captured', async ({
  page,
  account,
}) => {
  await storeInvoice(account, { invoiceNumber: 'INV-80', amount: 250 });
  await openProfile(page, account);
  const ordered = nextProviderOrder(page);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-80' }).click();
  const checkout = await openedCheckout(page);
  const captured = aPaymentEntity({ order_id: (await ordered).id, amount: 250_00 });
  const authorized = { ...captured, status: 'authorized', captured: false };
  expect((await deliver(anEvent('payment.authorized', authorized))).status).toBe(200);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText(/^No payment has arrived yet\./)).toBeVisible();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
  await expect(page.getByText(/is paid\.$/)).toBeHidden();
  expect(await invoicesOf(account.uid)).toMatchObject([{ status: 'Pending' }]);

  expect((await deliver(anEvent('payment.captured', captured))).status).toBe(200);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText('Payment received: Inv #INV-80 is paid.')).toBeVisible();
});
