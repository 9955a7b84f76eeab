import { storeInvoice } from '../../support/functions/stored.ts';
import { openedCheckout } from '../../support/browser/checkout.ts';
import { expect, test } from '../../support/browser/fixtures.ts';
import { hold } from '../../support/browser/hold.ts';
import { expectLists, openProfile } from '../../support/browser/open-profile.ts';

const script = '**/v1/checkout.js';

test('fault 19, checkout.js blocked: the page says so, and the next click tries again', async ({
  page,
  account,
  consoleErrors,
  policyViolations,
}) => {
  consoleErrors.expect(/ERR_BLOCKED_BY_CLIENT|status of 403|Content Security Policy/);
  policyViolations.expect(/^script-src-elem \S+checkout\.js /);
  await page.route(script, (route) => route.abort('blockedbyclient'));
  await storeInvoice(account, { invoiceNumber: 'INV-50' });
  await openProfile(page, account);
  const pay = page.getByRole('button', { name: 'Pay Now for invoice INV-50' });
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Please allow scripts from the payment provider and try again.' });
  const expectFailure = async (asking: Promise<unknown> = page.waitForRequest(script)) => {
    await pay.click();
    await asking;
    await expect(failure).toBeVisible();
    await expect(pay).toBeFocused();
  };
  await expectFailure();

  // As an ad blocker that puts an empty script in its place, and as a proxy that answers with a page.
  for (const answer of [
    { contentType: 'text/javascript', body: '' },
    { status: 403, body: '<html></html>' },
  ]) {
    await page.unroute(script);
    await page.route(script, (route) => route.fulfill(answer));
    await expectFailure();
  }

  await page.unroute(script);
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "script-src 'self'";
    document.head.append(policy);
  });
  await expectFailure(page.waitForEvent('console', (message) => /script-src/.test(message.text())));

  const held = await hold(page, script);
  await page.reload();
  await expectLists(page);
  await held.arrived;
  await pay.click();
  await expect(pay).toHaveText(/Opening/);
  await expect(failure).toBeVisible();
  await page.unroute(script);
  await pay.click();
  await openedCheckout(page);
  await expect(failure).toBeHidden();
  held.release();
});
