import { expect, it } from 'vitest';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { anOpenOrder, gatewayThatKnows } from '../../support/functions/payments.ts';
import { setFaults } from '../../support/functions/provider.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { payInSandbox } from '../../support/functions/sandbox.ts';
import { read } from '../../support/functions/stored.ts';

it('fault 21, paid order reopened: what was paid unheard is settled instead of paid again', async () => {
  const { account, order, razorpayOrderId } = await anOpenOrder();
  await setFaults({ webhooks: { drop: ['payment.authorized', 'payment.captured', 'order.paid'] } });
  await payInSandbox(razorpayOrderId);
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  const again = await createOrder(account, order);
  expect(again).toMatchObject({ status: 409, body: { code: 'already-paid' } });
  expect(await read(order.path)).toMatchObject({ status: 'Paid' });
  expect(await createOrder(account, order)).toMatchObject({
    status: 409,
    body: { code: 'not-pending' },
  });
});

it('fault 21, paid order reopened: the one who asks again is told that it is paid', async () => {
  const { order, request, payment } = await anOpenOrder();
  await expect(createPaymentOrder(request, gatewayThatKnows(payment))).rejects.toMatchObject({
    code: 'already-paid',
  });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: payment.id });
});

it('fault 21, paid order reopened: a payment that does not fit keeps checkout closed', async () => {
  const { request, payment } = await anOpenOrder();
  const gateway = gatewayThatKnows({ ...payment, amount: 1 });
  await expect(createPaymentOrder(request, gateway)).rejects.toMatchObject({
    code: 'payment-mismatch',
  });
});

it('fault 21, paid order reopened: a failed payment and an unreachable provider don’t keep it closed', async () => {
  const { request, payment, razorpayOrderId } = await anOpenOrder();
  const failed = gatewayThatKnows({ ...payment, status: 'failed' });
  expect(await createPaymentOrder(request, failed)).toMatchObject({ id: razorpayOrderId });
  const unreachable = {
    ...razorpayGateway(),
    fetchOrderPayments: () => Promise.reject(new ServerError('provider-unavailable')),
  };
  expect(await createPaymentOrder(request, unreachable)).toMatchObject({ id: razorpayOrderId });
});
