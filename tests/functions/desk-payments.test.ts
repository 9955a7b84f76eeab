import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { DeskRequest } from '../../functions/shared/desk.ts';
import { audit } from '../../functions/src/audit/audit-entry.ts';
import { paymentAttempts, refunds } from '../../functions/src/payments/documents.ts';
import { razorpayGateway } from '../../functions/src/platform/razorpay/client.ts';
import { signUp } from '../support/functions/accounts.ts';
import { actions } from '../support/functions/desk-actions/actions.ts';
import { asked, ask, stored } from '../support/functions/desk-actions/asked.ts';
import { aLostPayment } from '../support/functions/desk-actions/payments.ts';
import { aPaidOrder, ledgerEntry } from '../support/functions/payments.ts';
import { providerRefunds, setFaults } from '../support/functions/provider.ts';
import { aStaffMember } from '../support/functions/staff.ts';

it('a refund that the provider does not make now waits, and is made once', async () => {
  const admin = await aStaffMember();
  const { path, request } = await actions['refund-payment'](await signUp());
  await setFaults({ api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }] });
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await refundOf(request)).toMatchObject({ state: 'queued', requestedBy: admin.uid });
  await ask(admin, request);
  expect(await refundOf(request)).toMatchObject({ state: 'made', note: 'Asked for.' });
  expect(await providerRefunds(path.replace('payments/', ''))).toHaveLength(1);
});

it('of two administrators who refund the same part at once, one does, and the other is told', async () => {
  const { payment, order } = await aPaidOrder();
  const admins = await Promise.all([aStaffMember(), aStaffMember()]);
  const answers = await Promise.all(
    admins.map((admin) => {
      const request = asked({
        action: 'refund-payment',
        paymentId: payment.id,
        amountMinor: 50_000,
        note: 'One user less.',
        leftMinor: order.amount * 100,
      });
      return ask(admin, request);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    body: { code: 'changed-meanwhile' },
  });
  expect(await providerRefunds(payment.id)).toMatchObject([{ amount: 50_000 }]);
});

it('the customer reads why a part was refunded, on the order', async () => {
  const { payment, order } = await aPaidOrder();
  const note = 'One user less.';
  const request = asked({
    action: 'refund-payment',
    paymentId: payment.id,
    amountMinor: 50_050,
    note,
    leftMinor: order.amount * 100,
  });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({
    operatorChanges: [{ change: 'refunded', amount: 500.5, note }],
  });
});

it('what Razorpay has of a payment is booked, though its attempt and its refund are lost', async () => {
  const { payment, order, receipt } = await aLostPayment();
  const gateway = razorpayGateway();
  const key = randomUUID();
  await gateway.createRefund({ paymentId: payment.id, amountMinor: 300, key });
  await paymentAttempts.doc(receipt).delete();
  const request = asked({ action: 'settle-payment', paymentId: payment.id });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect(await ledgerEntry(payment)).toMatchObject({ amountRefundedMinor: 300 });
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'made' });
  expect((await audit.doc(request.key).get()).data()).toMatchObject({ chargePath: order.path });
});

it('a payment is not booked while Razorpay does not answer, and the audit says nothing', async () => {
  const { payment } = await aLostPayment();
  const request = asked({ action: 'settle-payment', paymentId: payment.id });
  const admin = await aStaffMember();
  await setFaults({
    api: [{ operation: 'fetch-payment', answer: 503, work: 'not-done', times: 1 }],
  });
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await ledgerEntry(payment)).toBeUndefined();
  expect((await audit.doc(request.key).get()).exists).toBe(false);
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
});

async function refundOf({ key }: DeskRequest) {
  return (await refunds.doc(key).get()).data();
}
