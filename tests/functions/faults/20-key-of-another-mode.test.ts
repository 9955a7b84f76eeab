import { beforeAll, expect, it } from 'vitest';
import { anOpenOrder } from '../payments.ts';
import { reachSandbox } from '../provider.ts';
import { createOrder } from '../requests.ts';
import { suite } from '../suite.ts';

beforeAll(reachSandbox);

it('fault 20, key of another mode: the key comes with the order that it belongs to', async () => {
  const { account, order, razorpayOrderId } = await anOpenOrder();
  const { body } = await createOrder(account, order);
  expect(body).toMatchObject({ id: razorpayOrderId, key: suite.razorpayKeyId });
});
