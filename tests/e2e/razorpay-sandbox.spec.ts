import { expect, test, type Locator, type Page } from '@playwright/test';
import { aPayment, aRefund, anOrder } from '../../dev/razorpay-sandbox/builders.ts';
import { noFaults, type Switches } from '../../dev/razorpay-sandbox/faults/switches.ts';
import { startReceiver } from '../../dev/razorpay-sandbox/webhooks/receiver.ts';
import { inspect } from '../support/browser/inspect.ts';
import { startOwnSandbox } from '../support/browser/own-sandbox.ts';

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

let sandbox: Awaited<ReturnType<typeof startOwnSandbox>>;
let site: Awaited<ReturnType<typeof startReceiver>>;

test.beforeEach(async () => {
  site = await startReceiver((response) => response.writeHead(200).end());
  const attempted = [failed, authorized, uncaptured];
  const seed = {
    orders: [order, ...attempted.map(({ order_id: id }) => anOrder({ id, status: 'attempted' }))],
    payments: [captured, ...attempted],
    refunds: [aRefund({ payment_id: 'pay_00000000000009', receipt: 'receipt_of_refund' })],
  };
  sandbox = await startOwnSandbox(seed, site.url);
});

test.afterEach(async () => {
  await sandbox.close();
  site.close();
});

test('shows what the account holds, and sets switches of each kind', async ({ page }) => {
  await openPage(page);
  await expect(page.getByText('No webhook yet.')).toBeVisible();
  await expect(table(page, 'Payments').getByRole('row')).toHaveCount(5);
  await expect(table(page, 'Refunds')).toContainText('receipt_of_refund');
  await expect(table(page, 'Orders')).toContainText('₹18,999');

  const copies = page.getByLabel('Each event is sent so many times');
  await copies.fill('51');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(copies).toBeFocused();
  expect(await switches()).toEqual(noFaults);
  await copies.fill('2');
  await page.getByRole('combobox', { name: 'Sequence' }).selectOption({ label: 'Shuffled' });
  await page.getByLabel('order.paid').check();
  await page.getByLabel('A good payment is').selectOption({ label: 'Failed, authorized late' });
  await page.getByLabel('Late after (ms').fill('60000');

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
    ...noFaults,
    webhooks: { ...noFaults.webhooks, copies: 2, sequence: 'shuffled', drop: ['order.paid'] },
    api: [
      { operation: 'create-order', answer: 503, work: 'not-done', times: 'all' },
      { operation: 'refund', answer: 'hang', work: 'done', times: 1, ms: 7000 },
    ],
    payments: { ...noFaults.payments, outcome: 'late', lateAfterMs: 60_000 },
  });
  await inspect(page, 'sandbox-faults');

  await page.reload();
  await expect(copies).toHaveValue('2');
  await page.getByRole('listitem').nth(1).getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Add a fault' })).toBeFocused();
  await page.getByRole('button', { name: 'Reset to the seed' }).click();
  await expect(page.getByText('Every switch is off:')).toBeVisible();
  await expect(copies).toHaveValue('1');
  await expect(page.getByText('Every call is answered as it should be.')).toBeVisible();
  expect(await switches()).toEqual(noFaults);
});

test('payments are changed, and their events sent again', async ({ page }) => {
  await openPage(page);
  const refund = page.getByRole('button', { name: `Refund ${captured.id}` });
  await refund.click();
  const dialog = page.getByRole('dialog', { name: 'Refund a payment' });
  await expect(dialog.getByLabel('Amount in minor units')).toHaveValue('1899900');
  await inspect(page, 'sandbox-refund');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(refund).toBeFocused();
  await page.keyboard.press('Enter');
  // In one turn of the page's events: the first dialog's own event of closing comes after both clicks.
  await refund.evaluate((button: HTMLButtonElement) => {
    document.querySelector<HTMLButtonElement>('#refund [value="cancel"]')?.click();
    button.click();
  });
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

test('the account is set as in the dashboard, and a dispute is raised and lost', async ({
  page,
}) => {
  await openPage(page);
  await page.getByLabel('The dashboard captures payments').selectOption({ label: 'By hand only' });
  await page.getByLabel('Balance for refunds').fill('100');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(/^On: account\.capture manual/)).toBeVisible();
  expect(await switches()).toMatchObject({ account: { capture: 'manual', balance: 100 } });

  await page.getByRole('button', { name: `Dispute ${captured.id}` }).click();
  await expect(page.getByRole('status')).toHaveText(/^Raised disp_\w{14}\.$/);
  await expect(table(page, 'Webhook deliveries')).toContainText('payment.dispute.created');
  await expect(table(page, 'Disputes')).toContainText('open');
  await inspect(page, 'sandbox-disputes');
  await page.getByRole('button', { name: /^Lose disp_/ }).click();
  await expect(page.getByRole('status')).toHaveText(/^Moved disp_\w{14}: lost\.$/);
  await expect(table(page, 'Disputes')).toContainText('lost');
  await expect(page.getByRole('button', { name: /disp_/ })).toHaveCount(0);
});

test('a pending refund is finished, and a sandbox that has stopped is noticed', async ({
  page,
}) => {
  await openPage(page);
  await page.getByLabel('A refund is').selectOption({ label: 'Stays pending' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: `Refund ${captured.id}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).click();
  await expect(table(page, 'Refunds')).toContainText('pending');
  await page.getByRole('button', { name: /^Fail rfnd_/ }).click();
  await expect(
    page.getByRole('region', { name: 'Refunds' }).getByRole('group', { name: 'Refunds' }),
  ).toBeFocused();
  await expect(table(page, 'Refunds')).toContainText('failed');
  await expect(page.getByRole('button', { name: `Refund ${captured.id}` })).toBeVisible();
  await sandbox.close();
  await expect(page.getByText('The sandbox does not answer any more.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The sandbox cannot be reached.')).toBeVisible();
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
