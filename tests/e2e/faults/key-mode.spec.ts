import { endpoints } from '../../../functions/shared/endpoints.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { openProfile } from '../../support/browser/open-profile.ts';

test('fault 20, key mode: checkout opens with the key of the order', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/);
  await storeInvoice(account, { invoiceNumber: 'INV-60' });
  await openProfile(page, account);

  // An order of other keys than the site was built beside: as after a change from test to live.
  const liveKey = 'rzp_live_OtherAccount1';
  await page.route(`**${endpoints.createRazorpayOrder}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), key: liveKey } });
  });
  const preferences = page.waitForRequest(/\/v1\/preferences\?/);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-60' }).click();
  expect(new URL((await preferences).url()).searchParams.get('key_id')).toBe(liveKey);
  const checkout = page.frameLocator('iframe[title]');
  await checkout.getByRole('button', { name: 'Back to the shop' }).click();
});
