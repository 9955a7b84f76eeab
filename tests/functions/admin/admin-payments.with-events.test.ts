import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { audit } from '../../../functions/src/audit/audit-entry.ts';
import { capturePayment } from '../../../functions/src/admin/payments/capture-payment.ts';
import { paymentAttempts, refunds } from '../../../functions/src/payments/documents.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { asked, ask, entriesAbout, stored } from '../../support/functions/admin-actions/request.ts';
import {
  aLostPayment,
  anAuthorizedPayment,
} from '../../support/functions/admin-actions/payments.ts';
import {
  anOpenInvoice,
  paymentRecord,
  payAndRecord,
} from '../../support/functions/payments/payments.ts';
import { control, failOnce, setFaults } from '../../support/functions/payments/provider.ts';
import { aStaffMember } from '../../support/functions/accounts/staff.ts';

expectErrors('provider-call-failed');

it('a captured payment pays its order, even after a lost answer', async () => {
  const { id, order } = await anAuthorizedPayment();
  const request = asked({ action: 'capture-payment', paymentId: id });
  const admin = await aStaffMember();
  await failOnce('capture');
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await paymentRecord({ id })).toMatchObject({ state: 'authorized' });
  expect(await entries(id)).toEqual([]);
  await failOnce('capture', 'done');
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await entries(id)).toMatchObject([{ payablePath: order.path }]);
});

it('another administrator may immediately retry a capture that Razorpay did not make', async () => {
  const { id } = await anAuthorizedPayment();
  await failOnce('capture');
  expect(await capture(id)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await capture(id)).toMatchObject({ status: 200 });
});

it('a payment that was returned without a webhook is not captured, and has no audit entry', async () => {
  const { id, order } = await anAuthorizedPayment();
  await setFaults({ webhooks: { status: 'disabled' } });
  await control(`payments/${id}/void`, {});
  expect(await paymentRecord({ id })).toMatchObject({ state: 'authorized' });
  expect(await capture(id)).toMatchObject({ status: 409, body: { code: 'not-captured' } });
  expect(await paymentRecord({ id })).toMatchObject({ state: 'voided' });
  expect(await stored(order.path)).toMatchObject({ status: 'Pending' });
  expect(await entries(id)).toEqual([]);
});

it('a payment that was captured elsewhere is recorded, without an audit entry', async () => {
  const { id, order } = await anAuthorizedPayment();
  await setFaults({ webhooks: { status: 'disabled' } });
  await control(`payments/${id}/capture`, {});
  expect(await capture(id)).toMatchObject({ status: 409, body: { code: 'changed-since' } });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await entries(id)).toEqual([]);
});

it('a second request to capture a payment is refused while the first one runs', async () => {
  const { id } = await anAuthorizedPayment();
  const gateway = razorpayGateway();
  const refused = { status: 409, body: { code: 'changed-since' } };
  const busy: typeof gateway = {
    ...gateway,
    capturePayment: async (facts) => {
      expect(await capture(id)).toMatchObject(refused);
      const captured = await gateway.capturePayment(facts);
      expect(await capture(id)).toMatchObject(refused);
      return captured;
    },
  };
  const request = aRequest(id);
  await capturePayment(request, actor, busy);
  expect(await entries(id)).toMatchObject([{ actorUid: 'admin' }]);
});

it('a request that is repeated after a crash continues, and counts as the capturing one', async () => {
  const { id, order } = await anAuthorizedPayment();
  const gateway = razorpayGateway();
  let isCaptured = false;
  const crashing: typeof gateway = {
    ...gateway,
    fetchPayment: (paymentId) => (isCaptured ? gone() : gateway.fetchPayment(paymentId)),
    capturePayment: async (facts) => {
      await gateway.capturePayment(facts);
      isCaptured = true;
      return gone();
    },
  };
  const request = aRequest(id);
  await expect(capturePayment(request, actor, crashing)).rejects.toThrow(ServerError);
  expect(await entries(id)).toEqual([]);
  expect(await capturePayment(request, actor)).toMatchObject({ after: { currency: 'INR' } });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await entries(id)).toHaveLength(1);
});

it('syncing records a payment even if its attempt and its refund are lost', async () => {
  const { payment, order, attemptId } = await aLostPayment();
  const gateway = razorpayGateway();
  const key = randomUUID();
  await gateway.createRefund({ paymentId: payment.id, amountMinor: 300, key });
  await paymentAttempts.doc(attemptId).delete();
  const request = asked({ action: 'sync-payment', paymentId: payment.id });
  expect(await ask(await aStaffMember(), request)).toMatchObject({ status: 200 });
  expect(await stored(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
  expect(await paymentRecord(payment)).toMatchObject({ amountRefundedMinor: 300 });
  expect((await refunds.doc(key).get()).data()).toMatchObject({ state: 'made' });
  expect((await audit.doc(request.idempotencyKey).get()).data()).toMatchObject({
    payablePath: order.path,
  });
});

it('syncing records nothing while Razorpay is unavailable, and has no audit entry', async () => {
  const { payment } = await aLostPayment();
  const request = asked({ action: 'sync-payment', paymentId: payment.id });
  const admin = await aStaffMember();
  await failOnce('fetch-payment');
  expect(await ask(admin, request)).toMatchObject({ body: { code: 'provider-unavailable' } });
  expect(await paymentRecord(payment)).toBeUndefined();
  expect((await audit.doc(request.idempotencyKey).get()).exists).toBe(false);
  expect(await ask(admin, request)).toMatchObject({ status: 200 });
});

it("an invoice can't be cancelled while one of its payments is uncaptured", async () => {
  const { account, order, razorpayOrderId } = await anOpenInvoice({
    amount: 1_000,
    currency: 'INR',
  });
  await setFaults({ payments: { outcome: 'authorized' } });
  const { id } = await payAndRecord(razorpayOrderId);
  const payable = { type: 'invoice', uid: account.uid, id: order.id } as const;
  const admin = await aStaffMember();
  const cancel = () => ask(admin, asked({ action: 'cancel-invoice', payable, note: 'Twice.' }));
  expect(await cancel()).toMatchObject({ status: 409, body: { code: 'payment-uncaptured' } });
  expect(await stored(order.path)).toMatchObject({ status: 'Pending' });
  expect(await entriesAbout(order.path, 'cancel-invoice')).toEqual([]);
  await control(`payments/${id}/void`, {});
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ state: 'voided' });
  expect(await cancel()).toMatchObject({ status: 200 });
});

function gone(): Promise<never> {
  return Promise.reject(new ServerError('provider-unavailable'));
}

const actor = { actorUid: 'admin', actorEmail: 'admin@example.com', requestHash: 'hash' };

function aRequest(paymentId: string) {
  return { action: 'capture-payment', paymentId, idempotencyKey: randomUUID() } as const;
}

async function capture(paymentId: string) {
  return ask(await aStaffMember(), asked({ action: 'capture-payment', paymentId }));
}

function entries(paymentId: string) {
  return entriesAbout(`payments/${paymentId}`, 'capture-payment');
}
