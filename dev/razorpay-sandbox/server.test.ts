import Razorpay from 'razorpay';
import { beforeEach, describe, expect, test } from 'vitest';
import { aPayment, anOrder } from './builders.ts';
import { openSandbox, testAccount, type Sandbox } from './open-sandbox.ts';

const { keyId, keySecret } = testAccount;
const order = { amount: 1_899_900, currency: 'INR', receipt: 'receipt_new' };
const orders = Array.from({ length: 12 }, (_, index) =>
  anOrder({
    id: `order_${String(index).padStart(14, '0')}`,
    receipt: `seeded_${index}`,
    created_at: 1_700_000_000 + index,
  }),
);
const payment = aPayment({ order_id: 'order_00000000000003' });

let sandbox: Sandbox;
let razorpay: Razorpay;

function connect(credentials: { key_id: string; key_secret: string }): Razorpay {
  const client = new Razorpay(credentials);
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = sandbox.url;
  return client;
}

beforeEach(async () => {
  sandbox = await openSandbox({ orders, payments: [payment] });
  razorpay = connect({ key_id: keyId, key_secret: keySecret });
});

test('creates an order and finds it by id and by receipt', async () => {
  const created = await razorpay.orders.create({ ...order, notes: { path: 'users/1' } });
  expect(created).toEqual({
    ...anOrder({ receipt: 'receipt_new', notes: { path: 'users/1' } }),
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as string,
    created_at: expect.closeTo(Date.now() / 1000, -1) as number,
  });
  expect(await razorpay.orders.fetch(created.id)).toEqual(created);
  const found = await razorpay.orders.all({ receipt: 'receipt_new' });
  expect(found).toEqual({ entity: 'collection', count: 1, items: [created] });
});

const options = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
const automatic = (changes: object) => ({
  payment: { capture: 'automatic', capture_options: { ...options, ...changes } },
});

const longReceipt = { receipt: 'r'.repeat(41) };
const longNote = { notes: { long: 'n'.repeat(257) } };
const manyNotes = {
  notes: Object.fromEntries(Array.from({ length: 16 }, (_, index) => [index, 'value'])),
};
test.each([
  ['amount', { amount: undefined }, 'The amount field is required.'],
  ['amount', { amount: 99 }, 'The amount must be at least INR 1.00'],
  ['amount', { amount: 100.5 }, 'The amount must be an integer.'],
  ['amount', { amount: 'much' }, 'The amount must be an integer.'],
  ['currency', { currency: 'RUPEE' }, 'The currency must be 3 characters.'],
  ['currency', { currency: 'XXX' }, 'Currency is not supported'],
  ['receipt', longReceipt, 'The receipt may not be greater than 40 characters.'],
  ['notes', longNote, 'The notes may not be greater than 256 characters each.'],
  ['notes', manyNotes, 'The notes may not have more than 15 items.'],
  [undefined, { total: 1 }, 'total is/are not required and should not be sent'],
  ['payment', { payment: 1 }, 'The selected payment is invalid.'],
  ['capture', { payment: { capture: 'later' } }, 'The selected capture is invalid.'],
  ['refund_speed', automatic({ refund_speed: 'fast' }), 'The selected refund speed is invalid.'],
  [
    'automatic_expiry_period',
    automatic({ automatic_expiry_period: undefined }),
    'The automatic expiry period field is required.',
  ],
  [
    'manual_expiry_period',
    automatic({ automatic_expiry_period: 60, manual_expiry_period: 59 }),
    'The selected manual expiry period is invalid.',
  ],
])('refuses an order by its %s: %j', async (field, wrong, description) => {
  const request = { ...order, ...wrong } as Parameters<typeof razorpay.orders.create>[0];
  await expect(razorpay.orders.create(request)).rejects.toEqual({
    statusCode: 400,
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
      ...(field && { field }),
    },
  });
});

test('lists orders newest first, ten unless told otherwise, a hundred at most', async () => {
  const { items } = await razorpay.orders.all({ from: 1_700_000_000, to: 1_700_000_011 });
  expect(items.map(({ receipt }) => receipt)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `seeded_${index}`),
  );
  const span = { from: 1_700_000_002, to: 1_700_000_006, count: 2, skip: 1 };
  const { items: cut } = await razorpay.orders.all(span);
  expect(cut.map(({ receipt }) => receipt)).toEqual(['seeded_5', 'seeded_4']);
  await expect(razorpay.orders.all({ count: 101 })).rejects.toMatchObject({
    statusCode: 400,
    error: { description: 'The count may not be greater than 100.' },
  });
});

test('finds payments by id, by order and by time', async () => {
  const collection = { entity: 'collection', count: 1, items: [payment] };
  expect(await razorpay.payments.fetch(payment.id)).toEqual(payment);
  expect(await razorpay.orders.fetchPayments(payment.order_id)).toEqual(collection);
  const span = { from: payment.created_at, to: payment.created_at };
  expect(await razorpay.payments.all(span)).toEqual(collection);
  expect(await razorpay.payments.all({ from: payment.created_at + 1 })).toMatchObject({ count: 0 });
});

describe('refuses credentials', () => {
  test('with a wrong secret', async () => {
    const stranger = connect({ key_id: keyId, key_secret: 'wrong' });
    await expect(stranger.orders.create(order)).rejects.toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
  });

  test.each(['basic', 'BASIC', 'Bearer'])('that are called %s', async (scheme) => {
    const authorization = `${scheme} ${btoa(`${keyId}:${keySecret}`)}`;
    expect(await sandbox.ask('GET /v1/orders', undefined, { authorization })).toMatchObject({
      status: 401,
    });
  });
});
