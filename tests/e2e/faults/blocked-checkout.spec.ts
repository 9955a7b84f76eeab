import type { Page } from '@playwright/test';
import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout } from '../../support/browser/checkout.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/hold.ts';
import { inspect } from '../../support/browser/inspect.ts';
import { openInvoices } from '../../support/browser/invoices-tab.ts';
import { openProfile } from '../../support/browser/open-profile.ts';

const script = '**/v1/checkout.js';
const missing = /The payment window could not be loaded\. Please allow scripts from the payment/;

for (const [what, block] of Object.entries({
  'by an ad blocker': (page: Page) => page.route(script, (route) => route.abort('blockedbyclient')),
  'by an ad blocker that puts an empty script in its place': (page: Page) =>
    page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  'by a proxy that answers with a page': (page: Page) =>
    page.route(script, (route) => route.fulfill({ status: 403, body: '<html></html>' })),
})) {
  test(`fault 19, checkout.js blocked ${what}: says so, and the next click tries again`, async ({
    page,
    account,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_BLOCKED_BY_CLIENT|status of 403/);
    await block(page);
    await storeInvoice(account, { invoiceNumber: 'INV-50' });
    await openProfile(page, account);
    const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-50' });
    await pay.click();
    const failure = page.getByRole('alert').filter({ hasText: missing });
    await expect(failure).toBeVisible();
    await expect(pay).toBeFocused();
    await inspect(page, 'checkout-blocked');
    await page.unroute(script);
    await pay.click();
    await openedCheckout(page);
    await expect(failure).toBeHidden();
  });
}

test('fault 19, checkout.js blocked in the contact section: says so, and the next click tries again', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED/);
  await page.route(script, (route) => route.abort());
  await storeInvoice(account, { invoiceNumber: 'INV-9' });
  const tab = await openInvoices(page, account);
  const pay = tab.getByRole('button', { name: 'Pay Now for invoice INV-9' });
  await pay.click();
  const failure = page.getByRole('alert').filter({ hasText: 'Could not initiate payment.' });
  await expect(failure).toBeVisible();
  await expect(failure).toContainText(missing);
  await page.unroute(script);
  await pay.click();
  await openedCheckout(page);
});

test('fault 19, checkout.js blocked by the page’s own policy: says so', async ({
  page,
  account,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/Content Security Policy/);
  policyViolations.expect(/^script-src-elem \S+checkout\.js /);
  await page.addInitScript(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'self'";
    new MutationObserver((_, observer) => {
      if (!document.head) return;
      observer.disconnect();
      document.head.append(policy);
    }).observe(document, { childList: true, subtree: true });
  });
  await storeInvoice(account, { invoiceNumber: 'INV-51' });
  await openProfile(page, account);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-51' }).click();
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
});

test('fault 19, checkout.js never answered: says so after a while, and the next click tries again', async ({
  page,
  account,
}) => {
  const held = await hold(page, script);
  await storeInvoice(account, { invoiceNumber: 'INV-52' });
  await openProfile(page, account);
  await held.arrived;
  const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-52' });
  await pay.click();
  await expect(pay).toHaveText(/Opening/);
  await expect(page.getByRole('alert').filter({ hasText: missing })).toBeVisible();
  await page.unroute(script);
  await pay.click();
  await openedCheckout(page);
  held.release();
});

test('fault 19, offline while checkout.js should come: it comes with the connection', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|cleardot/);
  await page.route(script, (route) => route.abort());
  await storeInvoice(account, { invoiceNumber: 'INV-53' });
  await openProfile(page, account);
  const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-53' });
  await context.setOffline(true);
  await expect(pay).toBeDisabled();
  await page.unroute(script);
  await context.setOffline(false);
  await expect(pay).toBeEnabled({ timeout: 60_000 });
  await pay.click();
  await openedCheckout(page);
});
