import { endpoints } from '../../../functions/shared/endpoints.ts';
import { suite } from '../../support/functions/suite.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout, payByCard, testCards } from '../../support/browser/checkout.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { openProfile } from '../../support/browser/open-profile.ts';

test('fault 20, key mode: checkout opens with the key that came with the order', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 40[01]/);
  const code: string[] = [];
  page.on('response', (response) => {
    if (/\/assets\/.*\.js$/.test(response.url()))
      void response.text().then((text) => code.push(text));
  });
  await storeInvoice(account, { invoiceNumber: 'INV-60' });
  await openProfile(page, account);
  const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-60' });

  // An order of other keys than the site was built beside: as after a change from test to live.
  const liveKey = 'rzp_live_OtherAccount1';
  await page.route(`**${endpoints.createRazorpayOrder}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), key: liveKey } });
  });
  const preferences = page.waitForRequest(/\/v1\/preferences\?/);
  await pay.click();
  expect(new URL((await preferences).url()).searchParams.get('key_id')).toBe(liveKey);
  const checkout = page.frameLocator('iframe[title]');
  await checkout.getByRole('button', { name: 'Back to the shop' }).click();

  await page.unroute(`**${endpoints.createRazorpayOrder}`);
  await pay.click();
  await payByCard(await openedCheckout(page), testCards.success);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  expect(code.length).toBeGreaterThan(5);
  expect(
    code.filter((text) => /rzp_(test|live)_/.test(text) || text.includes(suite.razorpayKeyId)),
  ).toEqual([]);
});
