import Razorpay from 'razorpay';
import { beforeEach, expect, test } from 'vitest';
import { anOrder } from './builders.ts';
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

let sandbox: Sandbox;
let razorpay: Razorpay;

function connect(credentials: { key_id: string; key_secret: string }): Razorpay {
  const client = new Razorpay(credentials);
  const { api } = client as unknown as { api: { rq: { defaults: { baseURL: string } } } };
  api.rq.defaults.baseURL = sandbox.url;
  return client;
}

beforeEach(async () => {
  sandbox = await openSandbox({ orders });
  razorpay = connect({ key_id: keyId, key_secret: keySecret });
});

const options = { automatic_expiry_period: 12, manual_expiry_period: 7200, refund_speed: 'normal' };
const automatic = (changes: object) => ({
  payment: { capture: 'automatic', capture_options: { ...options, ...changes } },
});

const longReceipt = { receipt: 'r'.repeat(41) };
test.each([
  ['amount', { amount: undefined }, 'The amount field is required.'],
  ['amount', { amount: 99 }, 'The amount must be at least INR 1.00'],
  ['amount', { amount: 100.5 }, 'The amount must be an integer.'],
  ['currency', { currency: 'XXX' }, 'Currency is not supported'],
  ['receipt', longReceipt, 'The receipt may not be greater than 40 characters.'],
  [undefined, { total: 1 }, 'total is/are not required and should not be sent'],
  ['refund_speed', automatic({ refund_speed: 'fast' }), 'The selected refund speed is invalid.'],
  [
    'manual_expiry_period',
    automatic({ automatic_expiry_period: 60, manual_expiry_period: 59 }),
    'The selected manual expiry period is invalid.',
  ],
])('refuses an order with an invalid %s: %j', async (field, wrong, description) => {
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

test('lists orders newest first, ten by default and at most a hundred', async () => {
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

test('refuses a wrong secret', async () => {
  const stranger = connect({ key_id: keyId, key_secret: 'wrong' });
  await expect(stranger.orders.create(order)).rejects.toMatchObject({
    statusCode: 401,
    error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
  });
});
