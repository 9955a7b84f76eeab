import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../../functions/shared/payments/invoices.ts';
import type { EmailKind } from '../../../functions/shared/messages/email-kinds.ts';
import type { OutboxEntry } from '../../../functions/src/outbox/outbox-entry.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { auth } from '../../../functions/src/platform/firebase.ts';
import {
  refundEntity,
  type PaymentReport,
} from '../../../functions/src/platform/razorpay/entities.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp, signUpGuest, storeProfile } from '../../support/functions/accounts/accounts.ts';
import {
  addressOf,
  expectDropped,
  mailServerForEachTest,
  send,
  sendAndRead,
  server,
  alertsAbout,
} from '../../support/functions/email-reader.ts';
import { storeEmail } from '../../support/functions/outbox.ts';
import {
  storeRefundEmail,
  storeReturnEmail,
} from '../../support/functions/payments/payment-emails.ts';
import { returned, reportOf } from '../../support/functions/payments/payments.ts';
import { storeInvoice } from '../../support/functions/stored.ts';
import { aRefundEntity, type PaymentEntity } from '../../support/functions/payments/webhooks.ts';

const gone = { path: 'users/u/orders/gone' };

expectErrors('email-failed');

mailServerForEachTest();

describe('an email about money', () => {
  it("goes to the account's address, else the profile's, else the one from the request", async () => {
    const [named, deleted] = [await signUp(), await signUp()];
    const guests = await Promise.all([signUpGuest(), signUpGuest(), signUpGuest()]);
    await storeProfile(named.uid, { email: 'profile@example.com' });
    await storeProfile(guests[0].uid, { email: 'guest@example.com' });
    await storeProfile(guests[1].uid, { email: 'not an address' });
    await auth.deleteUser(deleted.uid);
    const given = 'given@example.com';
    const recipients: unknown[] = [];
    for (const { uid } of [named, ...guests, deleted]) {
      const id = await anEmail('invoice_issued', { uid, recipientEmail: given });
      recipients.push(addressOf(await sendAndRead(id)));
    }
    expect(recipients).toEqual([named.email, 'guest@example.com', given, given, given]);
  });

  it.each([null, '', 'void@razorpay.com', 'two@example.com, three@example.com'])(
    'is not sent when the only known address is %j',
    async (recipientEmail) => {
      const { uid } = await signUpGuest();
      await expectDropped(await anEmail('invoice_issued', { uid, recipientEmail }));
    },
  );

  it.each<[EmailKind, string, Partial<OutboxEntry>]>([
    ['payment_confirmed', 'order', gone],
    ['payment_returned', 'order', gone],
    ['refund_made', 'order', gone],
    ['payment_returned', 'ledger entry', { paymentId: null }],
    ['payment_returned', 'ledger entry', { paymentId: 'pay_Unknown0000001' }],
  ])('of kind %s without its %s fails and raises an alert', async (kind, _, about) => {
    const id = await anEmail(kind, about);
    expect(await send(id)).toBe('failed');
    expect(server.received).toEqual([]);
    expect(await alertsAbout(id)).toMatchObject({
      kind: 'payment_email_failed',
      details: `${kind} (mail/${id}): gone`,
    });
  });
});

describe('no email is sent', () => {
  const item = { alertId: randomUUID() };
  const message = { path: 'anonymous_queries/gone' };
  const paid = { status: 'Paid' } as const;

  it.each<[string, () => Promise<string>]>([
    ['a failed payment, when the invoice is paid', () => anEmail('payment_failed', {}, paid)],
    ['an invoice that is paid', () => anEmail('invoice_issued', {}, paid)],
    ['a failed payment for an order that is gone', () => anEmail('payment_failed', gone)],
    ['a refund that failed', aFailedRefund],
    ['a returned payment that was captured after all', () => aReturn({}, reportOf)],
    ['a returned payment whose refund failed', () => aReturn({}, reportOfFailedRefund)],
    ['a returned payment in an unsupported currency', () => aReturn({ currency: 'GBP' })],
    ['a message that is gone', () => storeEmail('contact_notice', message)],
    ['an alert that is gone', () => storeEmail('operator_alert', item)],
  ])('about %s', async (_, store) => {
    await expectDropped(await store());
  });
});

/** Stores an email about an invoice of a new account, unless `about` differs. */
async function anEmail(
  kind: EmailKind,
  about: Partial<OutboxEntry>,
  invoice: Partial<Invoice> = {},
): Promise<string> {
  const uid = about.uid ?? (await signUp()).uid;
  const { path } = await storeInvoice({ uid }, invoice);
  return storeEmail(kind, { uid, path, ...about });
}

async function aFailedRefund(): Promise<string> {
  const account = await signUp();
  return (await storeRefundEmail(account, await storeInvoice(account), 'failed')).id;
}

async function aReturn(
  facts: Record<string, unknown>,
  later?: (payment: PaymentEntity) => PaymentReport,
): Promise<string> {
  const account = await signUp();
  const { id, payment } = await storeReturnEmail(account, await storeInvoice(account), facts);
  if (later) await recordPayment(later(payment));
  return id;
}

function reportOfFailedRefund(payment: PaymentEntity): PaymentReport {
  const refund = refundEntity.parse(aRefundEntity(payment, { status: 'failed' }));
  return { ...reportOf(returned(payment)), refunds: [refund] };
}
