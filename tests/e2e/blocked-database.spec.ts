import { expect, test } from '../support/browser/fixtures.ts';
import { storeCartItem } from '../support/browser/payments/fill-cart.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { visit } from '../support/browser/visit.ts';

/** The requests for the first rows, and the Firestore client's requests for live updates. */
const reading = /documents\/users\/|Firestore\/Listen\/channel/;
const waiting = /^We can't reach our database\. .* We're still trying\.$/;
const bar = /^We can't reach our database\. This page may be out of date/;

test('a network that blocks the database is distinguished from being offline', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_FAILED \(.*(documents\/users\/|Listen\/channel)/);
  await storeCartItem(account, 'eurodebt-navigator');
  await returnAs(page, account);
  await page.route(reading, (route) => route.abort());
  await visit(page, '/profile');
  await expect(page.getByText(waiting)).toBeVisible();
  await expect(page.getByText(bar)).toBeInViewport();
  await expect(page.getByText(/You're offline|Loading/)).toHaveCount(0);
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect(page.getByText(waiting)).toBeVisible();

  // The button is pressed first, because the client also retries, and the button disappears once a retry succeeds.
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await page.unroute(reading);
  await expect(page.getByRole('heading', { name: 'EuroDebt Navigator' })).toBeVisible();
  await expect(page.getByText(bar)).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Asha Example' })).toBeVisible();
});
