import { createServer, type Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { listen } from '../../dev/http/serve-app.ts';
import { anOrder } from '../../dev/razorpay-sandbox/builders.ts';
import { ownKeyId, startOwnSandbox } from '../support/browser/own-sandbox.ts';

/** The sandbox's checkout on a bare site of another origin, with the policy that the real one needs. */

const order = anOrder();
let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let site: Server;
let siteUrl: string;

test.beforeEach(async () => {
  sandbox = await startOwnSandbox({ orders: [order], payments: [] });
  site = createServer((_, response) => {
    response
      .writeHead(200, {
        'Content-Type': 'text/html',
        'Content-Security-Policy': `default-src 'none'; script-src ${sandbox.url}; frame-src ${sandbox.url}; connect-src ${sandbox.url}; style-src 'unsafe-inline'`,
      })
      .end(
        `<!doctype html><html lang="en"><title>Shop</title><main><h1>Shop</h1><button>Buy</button></main><script src="${sandbox.url}/v1/checkout.js"></script></html>`,
      );
  });
  siteUrl = `http://localhost:${await listen(site, 0)}`;
});

test.afterEach(async () => {
  site.close();
  site.closeAllConnections();
  await sandbox.close();
});

test('keeps the focus, names wrong fields, and takes a UPI ID by keyboard', async ({ page }) => {
  const checkout = await openCheckout(page, { prefill: { contact: '1' } });
  await waitForMethods(checkout);
  await expect(checkout.getByRole('dialog', { name: 'Pay Example Shop' })).toBeFocused();
  const pay = checkout.getByRole('button', { name: 'Pay ₹18,999' });
  await page.keyboard.press('Shift+Tab');
  await expect(pay).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(checkout.getByRole('button', { name: 'Close checkout' })).toBeFocused();
  await checkout.getByRole('textbox', { name: 'Expiry' }).fill('1220');
  await pay.press('Enter');
  const phone = checkout.getByRole('textbox', { name: 'Phone number' });
  await expect(phone).toBeFocused();
  await expect(checkout.getByRole('textbox', { name: 'Expiry' })).toHaveAccessibleDescription(
    'This card has expired.',
  );
  await expect(checkout.getByText('Enter the whole card number.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await phone.fill('+91 90000 00000');
  await checkout.getByRole('tab', { name: 'Card' }).focus();
  await page.keyboard.press('ArrowRight');
  await checkout.getByRole('textbox', { name: 'UPI ID' }).fill('success@razorpay');
  await page.keyboard.press('Enter');
  await expectClosed(page);
  expect(await heard(page)).toMatchObject([{ handler: { razorpay_order_id: order.id } }]);
});

test('is left by Escape and its button, and not by a click beside it', async ({ page }) => {
  await waitForMethods(await openCheckout(page));
  await page.mouse.click(5, 5);
  await page.keyboard.press('Escape');
  await expectClosed(page);
  expect(await heard(page)).toEqual(['dismissed']);
  const checkout = await openCheckout(page);
  await waitForMethods(checkout);
  await checkout.getByRole('button', { name: 'Close checkout' }).click();
  await expectClosed(page);
  expect(await heard(page)).toEqual(['dismissed']);
});

/** What the site's callbacks heard, in their order. */
function heard(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
}

async function openCheckout(page: Page, options: Record<string, unknown> = {}) {
  await page.goto(siteUrl);
  await page.getByRole('button', { name: 'Buy' }).focus();
  await page.evaluate(
    (given) => {
      const heard: unknown[] = [];
      const { Razorpay } = Object.assign(globalThis, { heard }) as unknown as {
        Razorpay: new (options: unknown) => {
          on(event: string, listener: (response: unknown) => void): void;
          open(): void;
        };
      };
      const checkout = new Razorpay({
        ...given,
        handler: (response: unknown) => heard.push({ handler: response }),
        modal: { ondismiss: () => heard.push('dismissed') },
      });
      checkout.on('payment.failed', (response) => heard.push({ failed: response }));
      checkout.open();
    },
    {
      key: ownKeyId,
      order_id: order.id,
      amount: order.amount,
      currency: order.currency,
      name: 'Example Shop',
      description: 'Payment for Order #1',
      prefill: { name: 'Asha Example', email: 'asha@example.com', contact: '+919000000000' },
      ...options,
    },
  );
  return page.frameLocator('iframe[title="Razorpay checkout"]');
}

async function waitForMethods(checkout: FrameLocator): Promise<void> {
  await expect(checkout.getByRole('button', { name: 'Pay ₹18,999' })).toBeVisible();
}

async function expectClosed(page: Page): Promise<void> {
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Buy' })).toBeFocused();
}
