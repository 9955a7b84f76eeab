import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { unclaimed } from '../../../functions/shared/collections.ts';
import { invoicesOf } from '../../../functions/src/invoices/issued-invoice.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';
import { ask, asked } from '../../support/functions/admin-actions/request.ts';
import {
  addressOf,
  mailServerForEachTest,
  sendAndRead,
} from '../../support/functions/email-reader.ts';
import { readEmail } from '../../support/functions/outbox.ts';
import { anOpenInvoice, reportOf } from '../../support/functions/payments/payments.ts';
import { read } from '../../support/functions/stored.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { issueInvoice } from '../../support/functions/payments/issued-invoices.ts';

mailServerForEachTest();

it('emails a customer who got the invoice, after the time for an undo', async () => {
  const { admin, email, payable } = await anEmailedInvoice();
  const cancelled = cancel(payable);
  await ask(admin, cancelled);
  const id = `cancelled_${cancelled.idempotencyKey}`;
  const queued = await readEmail(id);
  expect(queued?.state).toBe('queued');
  expect(queued?.dueAt.toMillis()).toBeGreaterThan(Date.now() + 9 * 60_000);
  // The clock of a test's sender is hours ahead.
  const mail = await sendAndRead(id);
  expect(addressOf(mail)).toBe(email);
  expect(mail.text).toContain('no longer need to pay it');
  const undo = asked({ action: 'undo', undoes: cancelled.idempotencyKey });
  expect(await ask(admin, undo)).toMatchObject({ body: { code: 'changed-since' } });
});

it('sends no email after an undo', async () => {
  const { admin, payable } = await anEmailedInvoice();
  const cancelled = cancel(payable);
  await ask(admin, cancelled);
  const undo = asked({ action: 'undo', undoes: cancelled.idempotencyKey });
  expect(await ask(admin, undo)).toMatchObject({ status: 200 });
  expect(await readEmail(`cancelled_${cancelled.idempotencyKey}`)).toBeUndefined();
});

it('sends no email about an invoice that was never emailed', async () => {
  const { admin, payable } = await anEmailedInvoice();
  await outbox.doc(`issued_${payable.id}`).update({ state: 'failed' });
  const cancelled = cancel(payable);
  expect(await ask(admin, cancelled)).toMatchObject({ status: 200 });
  expect(await readEmail(`cancelled_${cancelled.idempotencyKey}`)).toBeUndefined();
});

it.each([
  ['a cancellation', { action: 'cancel-invoice', note: 'Issued twice.' }],
  ['a reminder', { action: 'remind-of-invoice' }],
] as const)('refuses %s while a payment with another amount is unresolved', async (_, action) => {
  const admin = await aStaffMember();
  const { account, order, payment } = await anOpenInvoice({ amount: 20, currency: 'EUR' });
  await recordPayment(reportOf({ ...payment, amount: 1_900 }));
  const payable = { type: 'invoice', uid: account.uid, id: order.id } as const;
  expect(await ask(admin, asked({ ...action, payable }))).toMatchObject({
    status: 409,
    body: { code: 'payment-unresolved' },
  });
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
});

async function anEmailedInvoice() {
  const admin = await aStaffMember();
  const email = `${randomUUID()}@example.org`;
  const id = randomUUID();
  await issueInvoice(admin, email, id);
  await expect.poll(() => readEmail(`issued_${id}`)).toMatchObject({ state: 'sent' });
  const payable = { type: 'invoice', uid: unclaimed, id } as const;
  expect((await invoicesOf(unclaimed).doc(id).get()).exists).toBe(true);
  return { admin, email, payable };
}

function cancel(payable: { type: 'invoice'; uid: string; id: string }) {
  return asked({ action: 'cancel-invoice', payable, note: 'Issued twice.' });
}
