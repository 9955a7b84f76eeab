import { expect, it } from 'vitest';
import { anOpenOrder } from '../../support/functions/payments.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { suite } from '../../support/functions/suite.ts';

it('fault 20, key of another mode: the key comes with the order that it belongs to', async () => {
  const { account, order, razorpayOrderId } = await anOpenOrder();
  const { body } = await createOrder(account, order);
  expect(body).toMatchObject({ id: razorpayOrderId, key: suite.razorpayKeyId });
});
