import { randomUUID } from 'node:crypto';
import { extractText } from 'unpdf';
import { expect, it } from 'vitest';
import { formatMoney, toMajorUnits } from '../../../functions/shared/values/money.ts';
import { receiptFileName } from '../../../functions/shared/receipts/receipt-numbers.ts';
import { payments, refunds } from '../../../functions/src/payments/documents.ts';
import { storeRefund } from '../../support/functions/stopped-work.ts';
import { auth, firestore } from '../../../functions/src/platform/firebase.ts';
import { verifiedAddresses } from '../../../functions/src/platform/sessions/proven-address.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { aReply } from '../../support/documents.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { proveAddress, signUp } from '../../support/functions/accounts/accounts.ts';
import {
  addressOf,
  expectDropped,
  mailServerForEachTest,
  send,
  sendAndRead,
  server,
} from '../../support/functions/email-reader.ts';
import { storeAlertEmail, storeEmail } from '../../support/functions/outbox.ts';
import {
  storeConfirmation,
  storeRefundEmail,
  storeReturnEmail,
} from '../../support/functions/payments/payment-emails.ts';
import { anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import {
  storeInvoice,
  storeMessage,
  storeOrder,
  storeVisitorMessage,
} from '../../support/functions/stored.ts';

expectErrors('email-not-written');

mailServerForEachTest();

it('a payment email confirms the payment as in its receipt, and attaches the receipt', async () => {
  const account = await signUp({ withProfile: true, isProven: true });
  const orderNumber = `ORD-${Date.now()}`;
  const { id, receipt } = await storeConfirmation(
    account,
    await storeOrder(account, { orderNumber }),
  );
  const mail = await sendAndRead(id);
  expect(mail.to).toEqual([{ name: '', address: account.email }]);
  expect(mail.subject).toBe(`Payment received for order ${orderNumber}`);
  expect(mail.text).toContain('Hello Asha Example,');
  for (const { description } of receipt.items) expect(mail.text).toContain(description);
  expect(mail.text).toContain(receipt.number);
  const [attachment, ...others] = mail.attachments;
  expect(others).toEqual([]);
  expect(attachment).toMatchObject({
    filename: receiptFileName(receipt.number),
    mimeType: 'application/pdf',
  });
  const pdf = new Uint8Array(attachment?.content as ArrayBuffer);
  const { text } = await extractText(pdf, { mergePages: true });
  const total = formatMoney(toMajorUnits(receipt.totalMinor), 'INR', { inColumns: true });
  for (const part of [receipt.number, receipt.paidFor.number, receipt.payment.id, total]) {
    expect(text.replace(/\s+/g, ' ')).toContain(part);
  }
});

it('a payment email waits if the receipt is not issued yet or belongs to another payment', async () => {
  const account = await signUp();
  const { uid } = account;
  const stored = await storeOrder(account);
  const { path } = stored;
  const early = await storeEmail('payment_confirmed', { uid, path });
  expect(await send(early)).toBe('waits');
  await storeConfirmation(account, stored);
  const about = { uid, path, paymentId: 'pay_Another0000001' };
  const other = await storeEmail('payment_confirmed', about);
  expect(await send(other)).toBe('waits');
  expect(server.received).toEqual([]);
});

it('a payment email says that a payment failed, and when', async () => {
  const { account, order, payment } = await anOpenOrder();
  await recordPayment(reportOf({ ...payment, status: 'failed', captured: false }));
  const about = { uid: account.uid, path: order.path, paymentId: payment.id };
  const mail = await sendAndRead(await storeEmail('payment_failed', about));
  expect(mail.subject).toMatch(/^Payment failed for order ORD-\d+$/);
  expect(mail.text).toContain('18 Dec 2025');
  expect(mail.html).toContain('https://site.example/profile');
});

it('a payment email announces a partial refund, and the refund of a second payment', async () => {
  const account = await signUp();
  const stored = await storeInvoice(account);
  const { id, payment, refundId } = await storeRefundEmail(account, stored);
  const partial = await sendAndRead(id);
  expect(partial.subject).toBe('Refund for your invoice');
  expect(partial.text).toMatch(/refunded ₹100 of the ₹5,500\.50/);
  expect(partial.text).toContain(refundId);

  await payments.doc(payment.id).update({ outcome: 'duplicate_payment' });
  const about = { uid: account.uid, path: stored.path, paymentId: payment.id, refundId };
  const second = await sendAndRead(await storeEmail('refund_made', about));
  expect(second.text).toContain("This refund doesn't affect your first payment");
});

it('a payment email gives the reason of a refund, but not to an unverified address', async () => {
  for (const isProven of [true, false]) {
    const account = await signUp({ withProfile: true, isProven });
    const { id, payment, refundId } = await storeRefundEmail(account, await storeInvoice(account));
    const refund = await storeRefund(payment.id, 100_00, 'made');
    await refunds.doc(refund).update({ razorpayRefundId: refundId, note: 'One user less.' });
    const { text = '' } = await sendAndRead(id);
    expect(text.includes('Reason: One user less.')).toBe(isProven);
  }
});

it("a payment email about a returned payment fits the invoice's status", async () => {
  const account = await signUp({ withProfile: true, isProven: true });
  const invoice = await storeInvoice(account, { status: 'Cancelled' });
  const text = (await sendAndRead((await storeReturnEmail(account, invoice)).id)).text?.replace(
    /\s+/g,
    ' ',
  );
  expect(text).toContain("payment of ₹5,500.50 for invoice INV-1001 couldn't be completed.");
  expect(text).toContain('18 Dec 2025');
  expect(text).toContain('invoice INV-1001 has been cancelled');
});

it('a reply to an account goes only to its current verified address', async () => {
  const account = await signUp();
  const now = `${randomUUID()}@example.org`;
  const reply = { ...aReply(), id: randomUUID() };
  const { path } = await storeMessage(account, 'Please call me.', 'before@example.org');
  await firestore.doc(path).update({ replies: [reply] });
  const about = { uid: account.uid, path, replyId: reply.id };
  await auth.updateUser(account.uid, { email: now });
  await proveAddress({ ...account, email: now });
  const mail = await sendAndRead(await storeEmail('message_answered', about));
  expect(addressOf(mail)).toBe(now);
  await verifiedAddresses.doc(account.uid).delete();
  await expectDropped(await storeEmail('message_answered', about));
});

it('a notice to the operator contains the message, and says whether a customer or a visitor wrote it', async () => {
  const account = await signUp();
  const { path } = await storeMessage(account, 'Please call me.');
  const ofCustomer = await storeEmail('contact_notice', { uid: account.uid, path });
  expect((await sendAndRead(ofCustomer)).text).toContain('whose account has verified this address');
  const query = await storeVisitorMessage({ email: 'visitor@example.org' });
  const mail = await sendAndRead(await storeEmail('contact_notice', { path: query.path }));
  expect(addressOf(mail)).toBe('operator@example.com');
  expect(mail.from?.address).toBe('no-reply@example.com');
  expect(mail.replyTo).toEqual([{ name: '', address: 'visitor@example.org' }]);
  expect(mail.text).toContain('Please call me about the APAC Debt Grid.');
  expect(mail.text).toContain("aren't verified");
});

it('an email about an alert goes to the operator and names the order', async () => {
  const orderNumber = `ORD-${Date.now()}`;
  const { path } = await storeOrder({ uid: 'customer' }, { orderNumber });
  const mail = await sendAndRead(await storeAlertEmail(path));
  expect(addressOf(mail)).toBe('operator@example.com');
  expect(mail.subject).toBe(`Alert: Payment disputed (order ${orderNumber})`);
  expect(mail.text).toContain(path);
});

it('an email about an alert is sent even if there is no order, or the order no longer exists', async () => {
  for (const path of [null, 'users/u', 'users/u/orders/gone', 'users/u/queries/q']) {
    const mail = await sendAndRead(await storeAlertEmail(path));
    expect(mail.subject).toBe('Alert: Payment disputed (pay_Example0000001)');
  }
});
