import { expect, it } from 'vitest';
import { razorpayGateway } from '../../../functions/src/platform/razorpay/client.ts';
import {
  anOpenOrder,
  alertsAbout,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { control, setFaults } from '../../support/functions/payments/provider.ts';
import { failInSandbox, payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { read } from '../../support/functions/stored.ts';

it('fault 26, capture by hand: a payment is captured although the dashboard is set to manual capture', async () => {
  await setFaults({ account: { capture: 'manual' } });
  const { order, razorpayOrderId } = await anOpenOrder();
  const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ outcome: 'recorded' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
  expect(await alertsAbout({ id })).toEqual([]);
});

it('fault 26, capture by hand: a payment that the bank confirms late is captured too', async () => {
  await setFaults({ account: { capture: 'manual' }, payments: { outcome: 'late' } });
  const { order, razorpayOrderId } = await anOpenOrder();
  const id = await failInSandbox(razorpayOrderId, 'success@razorpay');
  await control(`payments/${id}/authorize`, {});
  expect(await razorpayGateway().fetchPayment(id)).toMatchObject({ state: 'captured' });
  await expect.poll(() => paymentRecord({ id })).toMatchObject({ outcome: 'recorded' });
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId: id });
});
