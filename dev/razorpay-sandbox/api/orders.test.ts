import { expect, test } from 'vitest';
import { anOrder } from '../builders.ts';
import { openSandbox, refusal } from '../open-sandbox.ts';

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
  const { call } = await openSandbox();
  const request = { amount: 1_899_900, currency: 'INR', receipt: 'receipt_new', ...wrong };
  const error = {
    code: 'BAD_REQUEST_ERROR',
    description,
    source: 'business',
    step: 'payment_initiation',
    reason: 'input_validation_failed',
    metadata: {},
    ...(field && { field }),
  };
  expect(await call('POST /v1/orders', request)).toEqual({ status: 400, content: { error } });
});

test('lists orders newest first, ten by default and at most a hundred', async () => {
  const orders = Array.from({ length: 12 }, (_, index) =>
    anOrder({ id: `order_${index}`, receipt: `seeded_${index}`, created_at: 1_000 + index }),
  );
  const { call } = await openSandbox({ orders });
  const list = async (query: string) => {
    const { content } = await call<{ items: { receipt: string }[] }>(`GET /v1/orders?${query}`);
    return content.items.map(({ receipt }) => receipt);
  };
  const newest = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];
  expect(await list('from=1000&to=1011')).toEqual(newest.map((index) => `seeded_${index}`));
  expect(await list('from=1002&to=1006&count=2&skip=1')).toEqual(['seeded_5', 'seeded_4']);
  const refused = refusal('The count may not be greater than 100.');
  expect(await call('GET /v1/orders?count=101')).toMatchObject(refused);
});
