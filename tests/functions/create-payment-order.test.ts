import { beforeAll, describe, expect, it } from 'vitest';
import { ServerError } from '../../functions/shared/server-errors.ts';
import { razorpayGateway, type RazorpayGateway } from '../../functions/src/gateways/razorpay.ts';
import { createPaymentOrder } from '../../functions/src/services/create-payment-order.ts';
import { attemptReceipt } from '../../functions/src/services/attempt-receipt.ts';
import { signUp } from './accounts.ts';
import { providerOrders, reachSandbox } from './provider.ts';
import { read, storeOrder } from './stored.ts';

beforeAll(reachSandbox);

describe('createPaymentOrder', () => {
  it('creates one provider order for twenty calls at once', async () => {
    const { request, receipt } = await aRequest();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => createPaymentOrder(request)),
    );
    const ids = new Set(answers.map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await providerOrders(receipt)).toMatchObject([...ids].map((id) => ({ id })));
  });

  it('finds the order whose answer was lost instead of creating a second one', async () => {
    const { request, receipt } = await aRequest();
    await expect(createPaymentOrder(request, losingAnswers())).rejects.toMatchObject({
      code: 'provider-unavailable',
    });
    const [created] = await providerOrders(receipt);
    const { id } = await createPaymentOrder(request);
    expect(id).toBe(created?.id);
    expect(await providerOrders(receipt)).toHaveLength(1);
  });

  it('leaves the attempt to the next try when the provider can’t be reached', async () => {
    const { request, receipt } = await aRequest();
    const unreachable = {
      ...razorpayGateway(),
      createOrder: () => Promise.reject(new ServerError('provider-unavailable')),
    };
    await expect(createPaymentOrder(request, unreachable)).rejects.toBeInstanceOf(ServerError);
    expect(await read(`payment_attempts/${receipt}`)).toMatchObject({
      state: 'creating',
      razorpayOrderId: null,
    });
    expect((await createPaymentOrder(request)).id).toMatch(/^order_/);
  });
});

/** The real gateway on a line that drops each answer to a create. */
function losingAnswers(): RazorpayGateway {
  const gateway = razorpayGateway();
  return {
    ...gateway,
    createOrder: async (order) => {
      await gateway.createOrder(order);
      throw new ServerError('provider-unavailable');
    },
  };
}

async function aRequest() {
  const { uid } = await signUp();
  const order = await storeOrder({ uid });
  const request = {
    uid,
    type: 'product_order',
    id: order.id,
    amount: order.amount,
    currency: 'INR',
  } as const;
  return { request, receipt: attemptReceipt(order.path, 1) };
}
