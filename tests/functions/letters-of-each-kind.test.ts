import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { formatMoney, toMajorUnits } from '../../functions/shared/money.ts';
import { receiptFileName, receiptId } from '../../functions/shared/receipt-numbers.ts';
import { withMoments } from '../../functions/shared/receipts.ts';
import { type LedgerEntry, payments } from '../../functions/src/payments/documents.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { receipts } from '../../functions/src/receipts/documents.ts';
import { buildReceipt } from '../../functions/src/receipts/issue/build-receipt.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { aQuery } from '../support/documents.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { factsOfOrder } from '../support/receipts.ts';
import { signUp } from '../support/functions/accounts.ts';
import {
  addressOf,
  expectDropped,
  sendAndRead,
  server,
  mailServerForEachTest,
} from '../support/functions/letter-reader.ts';
import { aLetterSender, storeEntry, storeLetter } from '../support/functions/outbox.ts';
import { anOpenInvoice, anOpenOrder, reportOf } from '../support/functions/payments.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';

expectErrors('letter-not-written');

mailServerForEachTest();

describe('a payment letter', () => {
  it('confirms a payment as its receipt states it, with the receipt attached', async () => {
    const { id, receipt, account, paymentId, orderNumber } = await aPaidOrder();
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
    const pdf = new Uint8Array((attachment?.content ?? never()) as ArrayBuffer);
    const { text } = await extractText(pdf, { mergePages: true });
    const total = formatMoney(toMajorUnits(receipt.totalMinor), 'INR', { inColumns: true });
    for (const part of [receipt.number, receipt.paidFor.number, paymentId, total]) {
      expect(text.replace(/\s+/g, ' ')).toContain(part);
    }
  });

  it('waits if the receipt is not issued yet or belongs to another payment', async () => {
    const { id, account, path, receipt } = await aPaidOrder();
    await firestore.doc(path).update({ receiptNumber: null });
    expect(await sendLetter(id, aLetterSender(server.url))).toBe('waits');
    await firestore.doc(path).update({ receiptNumber: receipt.number });
    const other = await storeLetter('payment_confirmed', {
      uid: account.uid,
      path,
      paymentId: 'pay_Another0000001',
    });
    expect(await sendLetter(other, aLetterSender(server.url))).toBe('waits');
    expect(server.received).toEqual([]);
  });

  it('says that a payment failed, and when it was tried', async () => {
    const { account, order, payment } = await anOpenOrder(await signUp({ withProfile: true }));
    await settlePayment(reportOf({ ...payment, status: 'failed', captured: false }));
    const about = { uid: account.uid, path: order.path, paymentId: payment.id };
    const mail = await sendAndRead(await storeLetter('payment_failed', about));
    expect(mail.subject).toMatch(/^Payment failed for order ORD-\d+$/);
    expect(mail.text).toContain('18 Dec 2025');
    expect(mail.html).toContain('https://site.example/profile');
  });

  it('announces an issued invoice', async () => {
    const account = await signUp({ withProfile: true });
    await auth.updateUser(account.uid, { emailVerified: true });
    const { path } = await storeInvoice(account, { amount: 1234.5, currency: 'EUR' });
    const mail = await sendAndRead(await storeLetter('invoice_issued', { uid: account.uid, path }));
    expect(mail.subject).toContain('Invoice INV-1001 from ');
    expect(mail.text).toContain('€1,234.50');
  });

  it.each(['payment_failed', 'invoice_issued'] as const)(
    'of kind %s is not sent when the invoice is paid',
    async (kind) => {
      const account = await signUp();
      const { path } = await storeInvoice(account, { status: 'Paid' });
      const id = await storeLetter(kind, { uid: account.uid, path });
      await expectDropped(id);
    },
  );

  it('announces a partial refund, and the refund of a second payment', async () => {
    const open = await anOpenInvoice({ amount: 5500.5, currency: 'INR' });
    await settlePayment(withRefund(open.payment, 'rfnd_Part0000000001', 100_00));
    const about = { uid: open.account.uid, path: open.order.path, paymentId: open.payment.id };
    const partial = await sendAndRead(
      await storeLetter('refund_made', { ...about, refundId: 'rfnd_Part0000000001' }),
    );
    expect(partial.subject).toBe('Refund for your invoice');
    expect(partial.text).toMatch(/refunded ₹100 of the ₹5,500\.50/);
    expect(partial.text).toContain('rfnd_Part0000000001');

    await payments.doc(open.payment.id).update({
      outcome: 'duplicate_payment',
    } satisfies Partial<LedgerEntry>);
    const second = await sendAndRead(
      await storeLetter('refund_made', { ...about, refundId: 'rfnd_Part0000000001' }),
    );
    expect(second.text).toContain('your first payment stands');
  });

  it('does not announce a refund that failed', async () => {
    const open = await anOpenInvoice({ amount: 5500.5, currency: 'INR' });
    await settlePayment(withRefund(open.payment, 'rfnd_Back0000000001', 100_00, 'failed'));
    const about = { uid: open.account.uid, path: open.order.path, paymentId: open.payment.id };
    const refundId = 'rfnd_Back0000000001';
    await expectDropped(await storeLetter('refund_made', { ...about, refundId }));
  });
});

describe('a letter to or about a visitor', () => {
  it('acknowledges at the form’s address, even if the visitor is logged in', async () => {
    const { uid } = await signUp();
    const givenEmail = 'visitor@example.org';
    const mail = await sendAndRead(await storeLetter('contact_acknowledged', { uid, givenEmail }));
    expect(addressOf(mail)).toBe(givenEmail);
    expect(mail.subject).toContain('has received your message');
  });

  it('brings the operator the message, with the visitor’s address for the answer', async () => {
    const query = await firestore
      .collection('anonymous_queries')
      .add({ ...aQuery({ email: 'visitor@example.org' }), createdAt: Timestamp.now() });
    const mail = await sendAndRead(await storeLetter('contact_notice', { path: query.path }));
    expect(addressOf(mail)).toBe('operator@example.com');
    expect(mail.from?.address).toBe('no-reply@example.com');
    expect(mail.replyTo).toEqual([{ name: '', address: 'visitor@example.org' }]);
    expect(mail.text).toContain('Please call me about the APAC Debt Grid.');
  });

  it('does not bring a deleted message', async () => {
    await expectDropped(await storeLetter('contact_notice', { path: 'anonymous_queries/gone' }));
    await expectDropped(await storeLetter('contact_notice'));
  });
});

describe('a letter about an attention item', () => {
  it('goes to the operator and names the order', async () => {
    const account = await signUp();
    const orderNumber = `ORD-${Date.now()}`;
    const { path } = await storeOrder(account, { orderNumber });
    const mail = await sendAndRead(await aMatter(path));
    expect(addressOf(mail)).toBe('operator@example.com');
    expect(mail.subject).toBe(`Attention: Payment disputed (order ${orderNumber})`);
    expect(mail.text).toContain(path);
  });

  it('is sent even if there is no order, or the order does not exist any more', async () => {
    for (const path of [null, 'users/u', 'users/u/orders/gone', 'users/u/queries/q']) {
      const mail = await sendAndRead(await aMatter(path));
      expect(mail.subject).toBe('Attention: Payment disputed (pay_Example0000001)');
    }
  });

  it('is not sent when the item does not exist any more', async () => {
    await expectDropped(await storeLetter('operator_attention', { attentionId: randomUUID() }));
    await expectDropped(await storeLetter('operator_attention'));
  });
});

/** A paid order with its receipt, and the letter that confirms it. */
async function aPaidOrder() {
  const account = await signUp({ withProfile: true });
  await auth.updateUser(account.uid, { emailVerified: true });
  const number = `R/20-21/${String(Math.floor(Math.random() * 9e7) + 1e7)}`;
  const receipt = buildReceipt(factsOfOrder(2, { number }));
  const paymentId = receipt.payment.id;
  const orderNumber = `ORD-${Date.now()}`;
  const { path } = await storeOrder(account, {
    status: 'Paid',
    receiptNumber: number,
    orderNumber,
  });
  await receipts.doc(receiptId(number)).set({
    ...withMoments(receipt, (moment) => Timestamp.fromDate(moment)),
    uid: account.uid,
    path,
  });
  const id = await storeLetter('payment_confirmed', { uid: account.uid, path, paymentId });
  return { id, account, path, receipt, paymentId, orderNumber };
}

async function aMatter(path: string | null): Promise<string> {
  const id = await storeEntry({ paymentId: 'pay_Example0000001', path });
  return storeLetter('operator_attention', { path, attentionId: id });
}

function withRefund(
  payment: { id: string } & Record<string, unknown>,
  refundId: string,
  amountMinor: number,
  state: 'processed' | 'failed' = 'processed',
) {
  const refund = { refundId, paymentId: payment.id, amountMinor, currency: 'INR', receipt: null };
  return {
    ...reportOf(payment),
    refunds: [{ ...refund, state, createdAt: 1_766_000_050 }],
  };
}

function never(): never {
  throw new Error('Nothing has arrived.');
}
