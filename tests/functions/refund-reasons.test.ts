import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { makeRefund } from '../../functions/src/payments/refunds/make-refund.ts';
import {
  reportNow,
  settlePayment,
} from '../../functions/src/payments/settlement/settle-payment.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { razorpayGateway } from '../../functions/src/platform/razorpay/client.ts';
import { aPaidOrder, refundsOf, type OpenOrder } from '../support/functions/payments.ts';
import { control, setFaults } from '../support/functions/provider.ts';
import { postAs } from '../support/functions/requests.ts';
import { aStaffMember } from '../support/functions/staff.ts';
import { read } from '../support/functions/stored.ts';
import { providerId } from '../support/functions/webhooks.ts';
import { refundPayment } from '../support/functions/refunds.ts';

const note = 'One user less.';
const line = { change: 'refunded', amount: 500.5, note, at: expect.anything() as unknown };

it('the customer reads why only when the refund is made, and once', async () => {
  const { payment, order } = await aPaidOrder();
  await setFaults({ api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }] });
  const key = await askForRefund(payment);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'queued' }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
  const gateway = razorpayGateway();
  expect(await makeRefund(key, gateway)).toMatchObject({ state: 'made' });
  const told = { operatorChanges: [line], refundedAmount: 500.5, status: 'Paid' };
  expect(await read(order.path)).toMatchObject(told);
  const facts = await gateway.fetchPayment(payment.id);
  await settlePayment(reportNow(facts, await gateway.fetchRefunds(payment.id)));
  expect((await read(order.path))['operatorChanges']).toEqual([line]);
});

it('the customer reads nothing of a refund that Razorpay refuses', async () => {
  const { payment, order } = await aPaidOrder();
  await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
  // Less is left by now than the ledger knows.
  await control(`payments/${payment.id}/refund`, { amount: order.amount * 100 - 100 });
  await askForRefund(payment);
  expect(await refundsOf(payment)).toMatchObject([{ state: 'refused' }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
});

it('the customer reads nothing of a refund that has come back before it was known to be made', async () => {
  const { payment, order } = await aPaidOrder();
  await setFaults({ api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }] });
  const receipt = await askForRefund(payment);
  const facts = await razorpayGateway().fetchPayment(payment.id);
  const back = {
    refundId: providerId('rfnd'),
    paymentId: payment.id,
    amountMinor: 50_050,
    currency: 'INR',
    state: 'failed',
    receipt,
    createdAt: facts.createdAt,
  } as const;
  await settlePayment(reportNow(facts, [back]));
  expect(await refundsOf(payment)).toMatchObject([{ state: 'made' }]);
  expect(await read(order.path)).not.toHaveProperty('operatorChanges');
});

it('the customer reads the reason of each refund, and none of one without', async () => {
  const { payment, order } = await aPaidOrder();
  const request = { paymentId: payment.id, requestedBy: 'operator', note: null };
  await refundPayment({ ...request, key: randomUUID(), amountMinor: 50_050, note });
  await refundPayment({ ...request, key: randomUUID(), amountMinor: 200 });
  await refundPayment({ ...request, key: randomUUID(), amountMinor: 100, note: 'Rounding.' });
  expect((await read(order.path))['operatorChanges']).toEqual([
    line,
    { ...line, amount: 1, note: 'Rounding.' },
  ]);
});

it('the customer reads the reason of the refund of a second payment, too', async () => {
  const { payment, order } = await aPaidOrder();
  await firestore.doc(order.path).update({ paymentId: 'pay_first' });
  await refundPayment({
    key: randomUUID(),
    paymentId: payment.id,
    amountMinor: 50_050,
    requestedBy: 'operator',
    note,
  });
  expect(await read(order.path)).toMatchObject({ paymentId: 'pay_first', operatorChanges: [line] });
});

async function askForRefund({ id, amount }: OpenOrder['payment']): Promise<string> {
  const key = randomUUID();
  const request = {
    key,
    action: 'refund-payment',
    paymentId: id,
    amountMinor: 50_050,
    note,
    leftMinor: amount,
  };
  await postAs(await aStaffMember(), endpoints.desk, request);
  return key;
}
