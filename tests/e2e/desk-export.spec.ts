import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { indianDay } from '../../functions/shared/indian-time.ts';
import { toMajorUnits } from '../../functions/shared/money.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { settleFetched } from '../../functions/src/payments/settlement/settle-payment.ts';
import { paymentEntity } from '../../functions/src/platform/razorpay/entities.ts';
import { aPerson, signIn, visitDesk } from '../support/browser/desk.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';

test('a viewer saves what a filter shows, and it is safe to open', async ({ page, account }) => {
  const email = `${randomUUID().slice(0, 13)}@example.com`;
  for (let number = 1; number <= 27; number += 1) {
    const invoiceNumber = `INV-${String(number).padStart(2, '0')}`;
    await storeInvoice(account, {
      invoiceNumber,
      email,
      name: '=HYPERLINK("http://evil.example")',
    });
  }
  await storeInvoice(account, { invoiceNumber: 'INV-of-another' });
  await visitDesk(page, `/admin/invoices?text=${email}`);
  await signIn(page, await aPerson('viewer'));
  await expect(page.getByRole('row')).toHaveCount(26);
  const lines = await save(page, 'Export CSV', /^invoices-\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText(/is saved: 27 rows\.$/)).toBeVisible();
  expect(lines).toHaveLength(28);
  expect(lines[0]).toMatch(/^\uFEFF"Number","Origin","Created",/);
  for (const line of lines.slice(1)) {
    expect(line).toMatch(/^"INV-\d\d","Typed by the customer",/);
    expect(line).toContain(
      `"'=HYPERLINK(""http://evil.example"")","${email}",5500.5,"INR","Pending"`,
    );
  }
  expect(lines.join()).not.toContain('INV-of-another');
});

test('the accountant gets a statement of the month', async ({ page, account }) => {
  const { body: toPay } = await createOrder(account, await storeOrder(account));
  const { razorpay_payment_id: paymentId } = await payInSandbox(toPay.id);
  const refund = {
    paymentId,
    currency: 'INR',
    amountMinor: 100_050,
    receipt: null,
    createdAt: Math.floor(Date.now() / 1000),
  };
  // Made in Razorpay's dashboard; the bank sent the second one back.
  const refundId = `rfnd_${randomUUID().slice(0, 8)}`;
  const facts = paymentEntity.parse(aPaymentEntity({ id: paymentId, order_id: toPay.id }));
  await settleFetched(facts, [
    { ...refund, refundId, state: 'processed' },
    { ...refund, refundId: `${refundId}back`, state: 'failed' },
  ]);
  const month = indianDay(new Date()).slice(0, 7);
  await visitDesk(page, '/admin/statement');
  await signIn(page, await aPerson('viewer'));
  await expect(page.getByLabel('Month')).toHaveValue(month);
  await expect(page.getByRole('row', { name: /^INR/ })).toBeVisible();
  await inspect(page, 'desk-statement');
  await expect(async () => {
    const lines = await save(page, 'Download CSV', new RegExp(`^statement-${month}\\.csv$`));
    const ofPayment = lines.filter((line) => line.includes(paymentId));
    expect(ofPayment).toHaveLength(3);
    const { feeMinor, taxMinor } = (await payments.doc(paymentId).get()).data() ?? {};
    expect(feeMinor).toBeGreaterThan(taxMinor ?? Infinity);
    const fees = [feeMinor, taxMinor].map((minor) => toMajorUnits(minor ?? 0)).join(',');
    expect(ofPayment[0]).toMatch(new RegExp(`^"Payment",.*,"INR",26498,26498,${fees},`));
    expect(ofPayment[1]).toMatch(new RegExp(`^"Refund",.*,"${refundId}",.*,"INR",-1000.5,`));
    expect(ofPayment[2]).toMatch(/^"Receipt",.*,"R\/.*","INR",26498,/);
  }).toPass();
  await page.getByLabel('Month').fill('2020-01');
  await expect(page.getByText('Nothing was paid or refunded in this month.')).toBeVisible();
  await inspect(page, 'desk-statement-empty');
});

async function save(page: Page, button: string, name: RegExp): Promise<string[]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(name);
  const text = await readFile(await saved.path(), 'utf8');
  return text.trimEnd().split('\r\n');
}
