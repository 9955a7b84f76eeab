import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { aPayment, aRefund, anOrder } from '../../dev/razorpay-sandbox/builders.ts';
import { noFaults, type Switches } from '../../dev/razorpay-sandbox/faults/switches.ts';
import { startRazorpaySandbox } from '../../dev/razorpay-sandbox/server.ts';
import { inspect } from '../support/browser/inspect.ts';

/** The sandbox's own page: its tables, and the switches that make it misbehave. */

const order = anOrder({ status: 'paid' });
const captured = aPayment();
const failed = aPayment({
  id: 'pay_00000000000002',
  order_id: 'order_00000000000002',
  status: 'failed',
  captured: false,
  error_reason: 'payment_timed_out',
});
const authorized = aPayment({
  id: 'pay_00000000000003',
  order_id: 'order_00000000000003',
  status: 'authorized',
  captured: false,
});
const uncaptured = { ...authorized, id: 'pay_00000000000004', order_id: 'order_00000000000004' };

let sandbox: Awaited<ReturnType<typeof startRazorpaySandbox>>;
let site: Server;

test.beforeEach(async () => {
  site = createServer((_, response) => response.writeHead(200).end()).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('Not a TCP server.');
  sandbox = await startRazorpaySandbox({
    port: 0,
    accountId: 'acc_00000000000001',
    keyId: 'rzp_test_page',
    keySecret: 'key_secret',
    webhookSecret: 'whsec_test',
    previousWebhookSecret: 'whsec_previous',
    webhookUrl: `http://127.0.0.1:${address.port}/razorpay-webhook`,
    seed: {
      orders: [
        order,
        anOrder({ id: failed.order_id, status: 'attempted' }),
        anOrder({ id: authorized.order_id, status: 'attempted' }),
        anOrder({ id: uncaptured.order_id, status: 'attempted' }),
      ],
      payments: [captured, failed, authorized, uncaptured],
      refunds: [aRefund({ payment_id: 'pay_00000000000009', receipt: 'receipt_of_refund' })],
    },
  });
});

test.afterEach(async () => {
  await sandbox.close();
  site.close();
  site.closeAllConnections();
});

async function openPage(page: Page): Promise<void> {
  await page.goto(sandbox.url);
  await expect(page.getByText('Every switch is off:')).toBeVisible();
}

async function switches(): Promise<Switches> {
  return (await (await fetch(`${sandbox.url}/control/faults`)).json()) as Switches;
}

function table(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true }).getByRole('table');
}

test('shows what the account holds', async ({ page }) => {
  await openPage(page);
  await expect(page.getByText('No webhook yet.')).toBeVisible();
  await expect(table(page, 'Payments').getByRole('row')).toHaveCount(5);
  await expect(table(page, 'Refunds')).toContainText('receipt_of_refund');
  await expect(table(page, 'Orders')).toContainText('₹18,999');
  await inspect(page, 'sandbox-quiet');
});

test('its form sets every switch and shows what is on', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('Each event is sent so many times').fill('2');
  await page.getByRole('combobox', { name: 'Sequence' }).selectOption({ label: 'Shuffled' });
  await page.getByLabel('Held back for another sequence').fill('5');
  await page.getByLabel('Delay (ms)').fill('250');
  await page.getByLabel('The payment is shown').selectOption({ label: 'As it was before' });
  await page.getByLabel('Signed with').selectOption({ label: 'The previous secret' });
  await page.getByLabel('Notes are').selectOption({ label: 'Always an object' });
  await page.getByLabel('order.paid').check();
  await page.getByLabel('A good payment is').selectOption({ label: 'Failed, authorized late' });
  await page.getByLabel('Late after (ms').fill('60000');
  await page.getByLabel('Given back after (ms').fill('70000');
  await page.getByLabel('A refund is').selectOption({ label: 'Stays pending' });

  await page.getByRole('button', { name: 'Add a fault' }).click();
  await expect(page.getByRole('combobox', { name: 'Call' })).toBeFocused();
  await page.getByLabel('Times (empty: all)').fill('');
  await page.getByRole('button', { name: 'Add a fault' }).click();
  const second = page.getByRole('listitem').nth(1);
  await second.getByRole('combobox', { name: 'Call' }).selectOption('refund');
  await expect(second.getByLabel('Hangs for (ms')).toBeDisabled();
  await second.getByLabel('Answer').selectOption({ label: 'No answer: it hangs' });
  await second.getByLabel('Hangs for (ms').fill('7000');
  await second.getByLabel('Its work is done all the same').check();
  await page.getByRole('button', { name: 'Apply' }).click();

  await expect(page.getByRole('status')).toHaveText('Applied.');
  await expect(page.getByText(/^On: webhooks\.copies 2/)).toContainText('api refund hang (1 left)');
  expect(await switches()).toEqual({
    webhooks: {
      copies: 2,
      sequence: 'shuffled',
      batch: 5,
      delayMs: 250,
      drop: ['order.paid'],
      snapshot: 'stale',
      secret: 'previous',
      notes: 'object',
    },
    api: [
      { operation: 'create-order', answer: 503, work: 'not-done', times: 'all' },
      { operation: 'refund', answer: 'hang', work: 'done', times: 1, ms: 7000 },
    ],
    payments: { outcome: 'late', lateAfterMs: 60_000, voidedAfterMs: 70_000 },
    refunds: { outcome: 'pending' },
  });
  await inspect(page, 'sandbox-faults');

  await page.reload();
  await expect(page.getByLabel('Delay (ms)')).toHaveValue('250');
  await page.getByRole('listitem').nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add a fault' })).toBeFocused();
  await page.getByRole('button', { name: 'Reset to the seed' }).click();
  await expect(page.getByText('Every switch is off:')).toBeVisible();
  await expect(page.getByLabel('Delay (ms)')).toHaveValue('0');
  await expect(page.getByText('Every call is answered as it should be.')).toBeVisible();
  expect(await switches()).toEqual(noFaults);
});

test('a wrong number is not applied', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('Each event is sent so many times').fill('51');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByLabel('Each event is sent so many times')).toBeFocused();
  expect(await switches()).toEqual(noFaults);
});

test('payments are refunded, authorized late, captured and given back, and their events sent again', async ({
  page,
}) => {
  await openPage(page);
  await page.getByRole('button', { name: `Refund ${captured.id}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await expect(dialog.getByLabel('Amount in minor units')).toHaveValue('1899900');
  await inspect(page, 'sandbox-refund');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Refund ${captured.id}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Amount in minor units').fill('500000');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('status')).toHaveText(`Refunded ${captured.id}.`);
  await expect(table(page, 'Payments')).toContainText('₹5,000');
  await expect(table(page, 'Webhook deliveries')).toContainText('refund.processed');

  await page.getByRole('button', { name: `Authorize late ${failed.id}` }).click();
  await expect(page.getByRole('button', { name: `Refund ${failed.id}` })).toBeVisible();
  await page.getByRole('button', { name: `Capture ${authorized.id}` }).click();
  await expect(page.getByRole('button', { name: `Refund ${authorized.id}` })).toBeVisible();
  await page.getByRole('button', { name: `Give back ${uncaptured.id}` }).click();
  await expect(page.getByRole('status')).toHaveText(`Gave ${uncaptured.id} back uncaptured.`);
  await expect(page.getByRole('button', { name: new RegExp(`${uncaptured.id}$`) })).toHaveCount(0);

  const resend = page.getByRole('button', { name: /^Resend order\.paid/ }).first();
  await resend.click();
  await expect(page.getByRole('status')).toHaveText(
    'Sent order.paid again. The site answered: 200.',
  );
  await expect(resend).toBeFocused();
  await expect(table(page, 'Webhook deliveries')).toContainText('200, 200');
  await inspect(page, 'sandbox-busy');
});

test('a refund that is asked for again at once, after it was left, is made', async ({ page }) => {
  await openPage(page);
  const refund = page.getByRole('button', { name: `Refund ${captured.id}` });
  await refund.click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  // In one turn of the page's events: the first dialog's own event of closing comes after both clicks.
  await refund.evaluate((button: HTMLButtonElement) => {
    document.querySelector<HTMLButtonElement>('#refund [value="cancel"]')?.click();
    button.click();
  });
  await dialog.getByLabel('Amount in minor units').fill('500000');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(page.getByRole('status')).toHaveText(`Refunded ${captured.id}.`);
  await expect(dialog).toBeHidden();
});

test('a pending refund is finished', async ({ page }) => {
  await openPage(page);
  await page.getByLabel('A refund is').selectOption({ label: 'Stays pending' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: `Refund ${captured.id}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(table(page, 'Refunds')).toContainText('pending');
  await inspect(page, 'sandbox-pending');
  await page.getByRole('button', { name: /^Fail rfnd_/ }).click();
  await expect(
    page.getByRole('region', { name: 'Refunds' }).getByRole('group', { name: 'Refunds' }),
  ).toBeFocused();
  await expect(table(page, 'Refunds')).toContainText('failed');
  await expect(page.getByRole('button', { name: `Refund ${captured.id}` })).toBeVisible();
});

test('says when the sandbox has stopped', async ({ page }) => {
  await openPage(page);
  await sandbox.close();
  await expect(page.getByText('The sandbox does not answer any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The sandbox cannot be reached.')).toBeVisible();
});
