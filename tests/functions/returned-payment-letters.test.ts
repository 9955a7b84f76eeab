import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { refundEntity } from '../../functions/src/platform/razorpay/entities.ts';
import { sendLetter } from '../../functions/src/letters/send/send-letter.ts';
import { settlePayment } from '../../functions/src/payments/settlement/settle-payment.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { toldAbout } from '../support/functions/invoice-letters.ts';
import {
  expectDropped,
  mailServerForEachTest,
  sendAndRead,
  server,
} from '../support/functions/letter-reader.ts';
import { aLetterSender, storeLetter } from '../support/functions/outbox.ts';
import { anOpenInvoice, givenBack, reportOf } from '../support/functions/payments.ts';
import { aRefundEntity } from '../support/functions/webhooks.ts';

expectErrors('letter-failed');

mailServerForEachTest();

describe('the letter about a payment that was returned uncaptured', () => {
  it.each([
    ['Pending', 'is kept in your profile, where you can pay it'],
    ['Paid', 'Another payment for invoice INV-1001 has reached us, so you need not pay again.'],
    ['Cancelled', 'You need not pay again, since invoice INV-1001 is cancelled.'],
  ])('says what is true of an invoice that is %s', async (status, sentence) => {
    const { id, path } = await aReturnedPayment();
    await firestore.doc(path).update({ status });
    const mail = await sendAndRead(id);
    expect(mail.subject).toBe('Payment returned for invoice INV-1001');
    const text = mail.text?.replace(/\s+/g, ' ');
    expect(text).toContain('payment of ₹5,500.50 for invoice INV-1001 could not be completed.');
    expect(text).toContain('within 5 to 7 working days');
    expect(text).toContain('18 Dec 2025');
    expect(text).toContain(sentence);
  });

  it('is not sent when the payment was captured after all', async () => {
    const { id, payment } = await aReturnedPayment();
    await settlePayment(reportOf(payment));
    await expectDropped(id);
  });

  it('is not sent when the refund failed', async () => {
    const { id, payment } = await aReturnedPayment();
    const refund = refundEntity.parse(aRefundEntity(payment, { status: 'failed' }));
    await settlePayment({ ...reportOf(givenBack(payment)), refunds: [refund] });
    await expectDropped(id);
  });

  it('is not sent for a payment in an unsupported currency', async () => {
    const { id } = await aReturnedPayment({}, { currency: 'GBP' });
    await expectDropped(id);
  });

  it.each([null, 'pay_Unknown0000001'])(
    'is not sent for payment %s, which is not in the ledger, and the operator is told',
    async (paymentId) => {
      const { id } = await aReturnedPayment({ paymentId });
      expect(await sendLetter(id, aLetterSender(server.url))).toBe('failed');
      expect(await toldAbout(id)).toMatchObject({ details: `payment_returned (mail/${id}): gone` });
    },
  );
});

/** A payment of an invoice that was returned uncaptured, and the letter about it. */
async function aReturnedPayment(
  about: Partial<OutboxEntry> = {},
  facts: { currency?: string } = {},
) {
  const { account, order, payment } = await anOpenInvoice({ amount: 5500.5, currency: 'INR' });
  await auth.updateUser(account.uid, { emailVerified: true });
  await settlePayment(reportOf({ ...givenBack(payment), ...facts }));
  const { path } = order;
  const id = await storeLetter('payment_returned', {
    uid: account.uid,
    path,
    paymentId: payment.id,
    ...about,
  });
  return { id, path, payment };
}
