import type { BrowserContext } from '@playwright/test';
import { appCheckSources } from '../../dev/deployment/app-check-sources.ts';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { storeInvoice } from '../support/functions/stored.ts';
import { openedCheckout } from '../support/browser/checkout.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { buildSite, serveSite } from '../support/browser/other-site.ts';
import { openProfile } from '../support/browser/profile-page.ts';

/** The site as it is with a key for App Check, and with the policy that its deployment asks for. */

const siteFolder = '.local/app-check-site';
const reCaptcha = 'https://www.google.com/recaptcha/**';
const exchange = 'https://content-firebaseappcheck.googleapis.com/**';
const appToken = 'a.token.of-app-check';

// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => buildSite(siteFolder, { VITE_APP_CHECK_SITE_KEY: 'a-site-key' }));

test('requests to our endpoints carry the token that App Check gave', async ({
  page,
  context,
  account,
}) => {
  await serveSite(context, siteFolder, appCheckSources);
  await answerAppCheck(context);
  await storeInvoice(account, { invoiceNumber: 'INV-60' });
  await openProfile(page, account);
  const created = page.waitForRequest(`**${endpoints.createRazorpayOrder}`);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-60' }).click();
  expect((await created).headers()['x-firebase-appcheck']).toBe(appToken);
  await openedCheckout(page);
});

test('where reCAPTCHA is blocked the site goes on without', async ({
  page,
  context,
  account,
  consoleErrors,
}) => {
  consoleErrors.expect(/ERR_FAILED.*recaptcha|App ?Check/i);
  // The database begins its connection anew when it goes on without a token.
  consoleErrors.expect(/status of 400.*Listen\/channel/);
  await serveSite(context, siteFolder, appCheckSources);
  await context.route(reCaptcha, (route) => route.abort());
  await storeInvoice(account, { invoiceNumber: 'INV-61' });
  await openProfile(page, account);
  const created = page.waitForRequest(`**${endpoints.createRazorpayOrder}`);
  await page.getByRole('button', { name: 'Pay Now for invoice INV-61' }).click();
  expect((await created).headers()).not.toHaveProperty('x-firebase-appcheck');
  await openedCheckout(page);
});

/** Google's part, as its script and its service answer. */
async function answerAppCheck(context: BrowserContext): Promise<void> {
  await context.route(reCaptcha, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
  await context.route(exchange, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: { token: appToken, ttl: '3600s' },
    }),
  );
}

function standIn(): void {
  const widgets: { callback: () => void }[] = [];
  const enterprise = {
    ready: (act: () => void) => act(),
    render: (_: string, widget: { callback: () => void }) => widgets.push(widget) - 1,
    execute: (id: number) => {
      widgets[id]?.callback();
      return Promise.resolve('a-response');
    },
  };
  Object.assign(globalThis, { grecaptcha: { enterprise } });
}
