import { expect, it } from 'vitest';
import { endpoints, type PayableType } from '../../../functions/shared/endpoints.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { countUpTo } from '../../support/functions/count-up-to.ts';
import { anOpenOrder } from '../../support/functions/payments/payments.ts';
import { setFaults } from '../../support/functions/payments/provider.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { providerId } from '../../support/functions/payments/webhooks.ts';
import { addressOf, signedCheckout } from '../../support/functions/requests.ts';
import { read } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

it('records the payment and leads back to the order', async () => {
  await setFaults({ webhooks: { drop: 'all' } });
  const { order, razorpayOrderId } = await anOpenOrder();
  const checkout = await payInSandbox(razorpayOrderId);
  expect(await comeBack(order, { ...checkout })).toEqual(backTo(order));
  const paymentId = checkout.razorpay_payment_id;
  expect(await read(order.path)).toMatchObject({ status: 'Paid', paymentId });
});

it('leads back to the order after a failed payment', async () => {
  const { order } = await anOpenOrder();
  const form = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[description]': 'Payment failed' };
  expect(await comeBack(order, form)).toEqual(backTo(order));
  expect(await read(order.path)).toMatchObject({ status: 'Pending' });
});

it.each(['forged signature', 'unknown order', 'missing payment', 'too many returns'])(
  'leads back to the order, and records nothing: %s',
  async (problem) => {
    const { order, account, razorpayOrderId } = await anOpenOrder();
    const signed = signedCheckout(
      problem === 'unknown order' ? providerId('order') : razorpayOrderId,
      providerId('pay'),
    );
    const form = {
      ...signed,
      ...(problem === 'forged signature' && { razorpay_signature: 'a'.repeat(64) }),
    };
    if (problem === 'too many returns') await countUpTo(30, `verify:${account.uid}`);
    expect(await comeBack(order, form)).toEqual(backTo(order));
    expect(await read(order.path)).toMatchObject({ status: 'Pending' });
  },
);

it.each([
  { type: 'invoice', id: 'one', page: '/profile/invoices/one' },
  { type: 'invoice', id: '../../evil', page: '/profile/orders' },
  { type: 'other', id: 'one', page: '/profile/orders' },
])('leads to $page for $type $id', async ({ type, id, page }) => {
  expect(await comeBack({ id, type: type as PayableType }, {})).toEqual([303, page]);
});

async function comeBack(
  { id, type = 'product_order' }: { id: string; type?: PayableType },
  form: Record<string, string>,
): Promise<[status: number, page: string | null]> {
  const address = await addressOf(endpoints.returnFromCheckout);
  const answer = await fetch(`${address}?${new URLSearchParams({ type, id })}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
  return [answer.status, answer.headers.get('Location')];
}

function backTo({ id }: { id: string }) {
  return [303, `/profile/orders/${id}`];
}
