import { randomUUID } from 'node:crypto';
import { alertPath } from '../../functions/shared/paths.ts';
import { alertId } from '../../functions/src/alerts/alert.ts';
import { raiseAlertNow } from '../../functions/src/alerts/raise-alert.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { aStaffMember } from '../support/browser/admin.ts';
import { entriesAhead } from '../support/browser/entries-ahead.ts';
import { expect, test } from '../support/browser/fixtures.ts';
import { inspect } from '../support/browser/inspect.ts';
import { awaitEmail } from '../support/browser/emails/mailbox.ts';
import { returnAs } from '../support/browser/network/return-as.ts';
import { storeAcknowledgement } from '../support/functions/outbox.ts';
import { createOrder } from '../support/functions/requests.ts';
import { payInSandbox } from '../support/functions/payments/sandbox.ts';
import { storeRefund } from '../support/functions/stopped-work.ts';
import { storeOrder } from '../support/functions/stored.ts';

test('an administrator resolves alerts about a refused refund, a failed receipt and a failed email', async ({
  page,
  account,
}) => {
  const order = await storeOrder(account);
  const { body: toPay } = await createOrder(account, order);
  const { razorpay_payment_id: paymentId } = await payInSandbox(toPay.id);
  await failReceiptOf(paymentId);
  await storeRefund(paymentId, 100_050, 'refused');
  const about = { paymentId, uid: account.uid, path: order.path };
  const refused = alertId('refund_refused', paymentId);
  await raiseAlertNow({ id: refused, kind: 'refund_refused', ...about });
  const receipt = alertId('receipt_failed', paymentId);
  await raiseAlertNow({ id: receipt, kind: 'receipt_failed', ...about });

  await returnAs(page, await aStaffMember('admin'));

  await test.step('a rejected refund is retried', async () => {
    await page.goto(alertPath(refused));
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Refund rejected');
    await expect(page.getByText('Refund of ₹1,000.50: rejected by Razorpay')).toBeVisible();
    await press('Try again', 'Retry the refund of ₹1,000.50?');
    await expect(page.getByText('Refund of ₹1,000.50: Processed')).toBeVisible();
    await resolve('Refund rejected');
  });

  await test.step('a failed receipt is issued', async () => {
    await page.goto(alertPath(receipt));
    await press('Issue receipt', 'Issue this receipt now?');
    await expect(page.getByRole('button', { name: 'Issue receipt' })).toHaveCount(0);
    await resolve('Receipt not issued');
    await page.getByRole('link', { name: /^Order ORD-/ }).click();
    await expect(page.getByText('Retried issuing a receipt')).toBeVisible();
    await expect(page.getByText('Payment confirmed', { exact: true })).toBeVisible();
  });

  await test.step('a failed email is resent', async () => {
    const visitor = `${randomUUID().slice(0, 8)}@example.org`;
    await storeAcknowledgement({ recipientEmail: visitor, state: 'failed' });
    await raiseAlertNow({ id: alertId('email_failed', ''), kind: 'email_failed' });
    await page.goto(alertPath('email_failed'));
    await page.getByRole('link', { name: 'View failed emails' }).click();
    const email = page.getByRole('listitem').filter({ hasText: visitor });
    await expect(email).toContainText('Message received');
    await inspect(page, 'admin-emails');
    await email.getByRole('button', { name: 'Resend' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resend' }).click();
    await expect(email).toHaveCount(0);
    await awaitEmail(visitor, /./);
  });

  const unreachable = `${randomUUID().slice(0, 8)}@example.org`;
  const undelivered = page.getByRole('listitem').filter({ hasText: unreachable });
  await test.step('an email that cannot be delivered is dismissed, and a dismissal is undone', async () => {
    const failed = { state: 'failed', failureReason: '550 RCPT TO' } as const;
    await storeAcknowledgement({ recipientEmail: unreachable, ...failed });
    await expect(undelivered).toContainText('The mail server rejected it (550 RCPT TO).');
    await dismiss();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(undelivered.getByRole('button', { name: 'Dismiss' })).toBeVisible();
    await dismiss();
    await page.getByRole('link', { name: 'Not sent' }).click();
    await expect(undelivered).toContainText('Not sent');
  });

  async function dismiss() {
    await undelivered.getByRole('button', { name: 'Dismiss' }).click();
    const question = page.getByRole('dialog', { name: 'Dismiss “Message received”?' });
    await question.getByLabel('Resolution').fill('Told on the phone.');
    await question.getByRole('button', { name: 'Dismiss' }).click();
    await expect(undelivered).toHaveCount(0);
  }

  async function press(name: string, question: string) {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog', { name: question });
    await dialog.getByRole('button', { name }).click();
    await expect(dialog).toBeHidden();
  }

  async function resolve(title: string) {
    await page.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog', { name: `Resolve “${title}”?` });
    await dialog.getByLabel('Resolution').fill('Tried again.');
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('Tried again.')).toBeVisible();
    await expect.poll(() => entriesAhead(page)).toBe(1);
  }
});

/** Waits until the receipt of a payment is issued, then marks it as failed. */
async function failReceiptOf(paymentId: string): Promise<void> {
  const reference = payments.doc(paymentId);
  await expect
    .poll(async () => (await reference.get()).data()?.receiptState, { timeout: 120_000 })
    .toBe('issued');
  await reference.update({ receiptState: 'failed' });
}
