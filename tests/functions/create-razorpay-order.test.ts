import { describe, expect, it } from 'vitest';
import { endpoints } from '../../functions/shared/endpoints.ts';
import { serverErrors } from '../../functions/shared/server-errors.ts';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import { signUp } from '../support/functions/accounts.ts';
import { providerOrders } from '../support/functions/provider.ts';
import { createOrder, post, postAs } from '../support/functions/requests.ts';
import { storeInvoice, storeOrder } from '../support/functions/stored.ts';
import { suite } from '../support/functions/suite.ts';

describe('a good request', () => {
  it('opens an order at the provider for the order’s amount in paise', async () => {
    const account = await signUp();
    const order = await storeOrder(account);
    const { status, body } = await createOrder(account, order);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/),
      amount: order.amount * 100,
      currency: 'INR',
      key: suite.razorpayKeyId,
    });
    expect(await providerOrders(await receiptOf(order.path))).toMatchObject([
      { id: body.id, amount: order.amount * 100 },
    ]);
  });

  it('takes invoices in dollars and cents', async () => {
    const account = await signUp();
    const invoice = await storeInvoice(account, { amount: 19.99, currency: 'USD' });
    const { status, body } = await createOrder(account, {
      ...invoice,
      type: 'invoice',
      currency: 'USD',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ amount: 1999, currency: 'USD' });
  });

  it('gives four requests at once, and a later one, the same provider order', async () => {
    const account = await signUp();
    const order = await storeOrder(account);
    const answers = await Promise.all(Array.from({ length: 4 }, () => createOrder(account, order)));
    const later = await createOrder(account, order);
    const ids = [...answers, later].map(({ body }) => body.id);
    expect(new Set(ids).size).toBe(1);
    expect(await providerOrders(await receiptOf(order.path))).toMatchObject([{ id: ids[0] }]);
  });
});

describe('a bad request', () => {
  it.each([
    ['an unknown currency', { currency: 'GBP' }],
    ['an unknown type', { type: 'gift' }],
    ['a slash in firestore_id', { id: 'x/../../other/orders/y' }],
    ['a reserved firestore_id', { id: '__x__' }],
    ['an empty firestore_id', { id: '' }],
  ])('is refused for %s', async (_, change) => {
    const account = await signUp();
    const order = await storeOrder(account);
    const { status, body } = await createOrder(account, { ...order, ...change });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'invalid-request',
      message: serverErrors['invalid-request'].message,
    });
    expect(await attemptsOf(order.path)).toBe(0);
  });

  it.each(['Paid', 'Completed', 'Cancelled', 'Refunded', 'pending'])(
    'is refused for an order that is %s',
    async (status) => {
      const account = await signUp();
      const order = await storeOrder(account, { status });
      const answer = await createOrder(account, order);
      expect(answer).toMatchObject({ status: 409, body: { code: 'not-pending' } });
    },
  );

  it('is refused once an attempt has settled, whatever status was read beside it', async () => {
    const account = await signUp();
    const order = await storeOrder(account);
    await createOrder(account, order);
    await paymentAttempts.doc(await receiptOf(order.path)).update({ state: 'settled' });
    const answer = await createOrder(account, order);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-pending' } });
    expect(await attemptsOf(order.path)).toBe(1);
  });
});

describe('the endpoint', () => {
  it('answers other methods with 405', async () => {
    const answer = await fetch(suite.siteUrl + endpoints.createRazorpayOrder);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('POST');
    expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
  });

  it('answers other types with 415', async () => {
    const answer = await post(endpoints.createRazorpayOrder, 'amount=1', {
      'Content-Type': 'application/x-www-form-urlencoded',
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-type' } });
  });

  it('answers more than 256 KB with 413', async () => {
    const answer = await post(endpoints.createRazorpayOrder, { text: 'x'.repeat(256 * 1024) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload-too-large' } });
  });

  it('answers malformed JSON with 400, once the caller is known', async () => {
    const answer = await postAs(await signUp(), endpoints.createRazorpayOrder, '{"amount":');
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
    expect(await post(endpoints.createRazorpayOrder, '{"amount":')).toMatchObject({ status: 401 });
  });
});

async function receiptOf(path: string): Promise<string> {
  const [attempt, ...others] = (await paymentAttempts.where('path', '==', path).get()).docs;
  expect(others).toEqual([]);
  return attempt?.id ?? 'none';
}

async function attemptsOf(path: string): Promise<number> {
  return (await paymentAttempts.where('path', '==', path).get()).size;
}
