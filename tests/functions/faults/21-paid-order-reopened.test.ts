import { expect, it } from 'vitest';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import { ServerError } from '../../../functions/shared/server-errors.ts';
import { anOpenOrder, gatewayWithPayments } from '../../support/functions/payments/payments.ts';
import { setFaults } from '../../support/functions/payments/provider.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { read } from '../../support/functions/stored.ts';

it('fault 21, paid order reopened: an unreported payment is recorded, and the customer learns that the order is paid', async () => {
  const { order, request, razorpayOrderId } = await anOpenOrder();
  await setFaults({ webhooks: { drop: ['payment.authorized', 'payment.captured', 'order.paid'] } });
  const { razorpay_payment_id: paymentId } = await payInSandbox(razorpayOrderId);
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'already-paid' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId });
  await expect(createPaymentOrder(request)).rejects.toMatchObject({ code: 'not-pending' });
});

it('fault 21, paid order reopened: a payment that does not match keeps checkout closed', async () => {
  const { request, payment } = await anOpenOrder();
  const gateway = gatewayWithPayments({ ...payment, amount: 1 });
  await expect(createPaymentOrder(request, gateway)).rejects.toMatchObject({
    code: 'payment-mismatch',
  });
});

it('fault 21, paid order reopened: checkout opens despite a failed payment or an unreachable provider', async () => {
  const { request, payment, razorpayOrderId } = await anOpenOrder();
  const failed = gatewayWithPayments({ ...payment, status: 'failed' });
  expect(await createPaymentOrder(request, failed)).toMatchObject({ id: razorpayOrderId });
  const unreachable = {
    ...razorpayGateway(),
    fetchOrderPayments: () => Promise.reject(new ServerError('provider-unavailable')),
  };
  expect(await createPaymentOrder(request, unreachable)).toMatchObject({ id: razorpayOrderId });
});
