import { expect, it } from 'vitest';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { verifyPayment } from '../../../functions/src/payments/checkout/verify-payment.ts';
import { recordPayment } from '../../../functions/src/payments/recording/record-payment.ts';
import { paymentEntity } from '../../../functions/src/platform/razorpay/entities.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../functions/src/platform/razorpay/client.ts';
import { anOpenOrder, reportOf } from '../../support/functions/payments/payments.ts';
import { signedCheckout, verify } from '../../support/functions/requests.ts';
import { read } from '../../support/functions/stored.ts';
import { providerId } from '../../support/functions/payments/webhooks.ts';

it('verify-razorpay-payment refuses a body with missing or malformed fields', async () => {
  const { account } = await anOpenOrder();
  for (const body of [{}, { razorpay_payment_id: 'x' }, [], { razorpay_order_id: 'order_/..' }]) {
    const answer = await verify(account, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  }
});

it('verifyPayment refuses a forged signature before it calls Razorpay', async () => {
  const { account, razorpayOrderId } = await anOpenOrder();
  const forged = { paymentId: providerId('pay'), razorpayOrderId, signature: 'a'.repeat(64) };
  const unreached = gatewayThatFails(new RangeError('asked'));
  await expect(verifyPayment(account.uid, forged, unreached)).rejects.toMatchObject({
    code: 'invalid-signature',
  });
});

it('verifyPayment rejects a second payment as a duplicate', async () => {
  const { account, order, payment, razorpayOrderId } = await anOpenOrder();
  await recordPayment(reportOf(payment));
  const second = { ...payment, id: providerId('pay') };
  const gateway = {
    ...razorpayGateway(),
    fetchPayment: async () => paymentEntity.parse(second),
  };
  await expect(
    verifyPayment(account.uid, checkoutOf(razorpayOrderId, second.id), gateway),
  ).rejects.toMatchObject({ code: 'duplicate-payment' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it.each([
  ['not-confirmed for any error of the provider', new ServerError('provider-refused')],
  ['an error of its own as it is', new RangeError('broken')],
])('verifyPayment reports %s', async (_, fault) => {
  const { account, razorpayOrderId } = await anOpenOrder();
  const checkout = checkoutOf(razorpayOrderId, providerId('pay'));
  const expected = fault instanceof ServerError ? new ServerError('not-confirmed') : fault;
  await expect(verifyPayment(account.uid, checkout, gatewayThatFails(fault))).rejects.toEqual(
    expected,
  );
});

function checkoutOf(razorpayOrderId: string, paymentId: string) {
  const { razorpay_signature: signature } = signedCheckout(razorpayOrderId, paymentId);
  return { paymentId, razorpayOrderId, signature };
}

function gatewayThatFails(fault: Error): RazorpayGateway {
  return { ...razorpayGateway(), fetchPayment: () => Promise.reject(fault) };
}
