import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectErrors } from '../../../../tests/support/expect-errors.ts';
import { razorpayGateway } from './client.ts';

expectErrors('provider-call-failed', 'provider-answer-unreadable');

const order = {
  id: 'order_Example0000001',
  entity: 'order',
  amount: 550_000,
  currency: 'INR',
  receipt: 'receipt_1',
  status: 'created',
  notes: [],
};
const refund = {
  id: 'rfnd_FS8TWyPrCsa0OB',
  entity: 'refund',
  amount: 100,
  currency: 'INR',
  payment_id: 'pay_1',
  notes: [],
  receipt: 'refund_of_1',
  created_at: 1_766_000_000,
  status: 'pending',
};
const page = '<html>Maintenance</html>';
const newOrder = {
  amountMinor: 550_000,
  currency: 'INR',
  receipt: 'receipt_1',
  uid: 'asha',
  type: 'invoice',
  path: 'users/asha/invoices/1',
} as const;

let server: Server;
let answer: RequestListener;
beforeEach(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('RAZORPAY_API_URL', `http://127.0.0.1:${port}`);
  vi.stubEnv('RAZORPAY_KEY_ID', 'rzp_test_Example000001');
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'example-key-secret');
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

describe('a successful response', () => {
  it('becomes an order in our format, requested with the key', async () => {
    let authorization: string | undefined;
    answer = (request, response) => {
      ({ authorization } = request.headers);
      json(response, 200, order);
    };
    expect(await razorpayGateway().createOrder(newOrder)).toEqual({
      id: order.id,
      amountMinor: 550_000,
      currency: 'INR',
      receipt: 'receipt_1',
      status: 'created',
      notes: null,
    });
    const credentials = Buffer.from('rzp_test_Example000001:example-key-secret');
    expect(authorization).toBe(`Basic ${credentials.toString('base64')}`);
  });

  it('lists the orders of a receipt', async () => {
    let url: string | undefined;
    answer = (request, response) => {
      ({ url } = request);
      json(response, 200, { entity: 'collection', count: 1, items: [order] });
    };
    expect((await razorpayGateway().findOrders('receipt_1')).items).toHaveLength(1);
    expect(url).toContain('receipt=receipt_1');
  });
});

it.each<[string, string, RequestListener]>([
  ...[500, 502, 503, 504].map((status) => refusal('provider-unavailable', status)),
  refusal('provider-busy', 429),
  ['provider-unavailable', 'an HTML page with status 502', (_, it) => it.writeHead(502).end(page)],
  ['provider-unavailable', 'an HTML page with status 200', (_, it) => it.writeHead(200).end(page)],
  ['provider-unavailable', 'a connection that is reset', ({ socket }) => void socket.destroy()],
])('%s is the error after %s', async (code, _, listener) => {
  answer = listener;
  await expectRefusal(code);
});

it('provider-unavailable is the error after 8 seconds without an answer', async () => {
  answer = () => undefined;
  const startedAt = performance.now();
  await expectRefusal('provider-unavailable');
  expect(performance.now() - startedAt).toBeGreaterThan(7_900);
});

it('follows no redirect, which could leak the key', async () => {
  const urls: unknown[] = [];
  answer = (request, response) => {
    urls.push(request.url);
    if (urls.length > 1) return json(response, 200, order);
    response.writeHead(302, { Location: '/elsewhere' }).end();
  };
  await expectRefusal('provider-refused');
  expect(urls).toEqual(['/v1/orders']);
});

it('only a refund sends its key as a header and as its receipt', async () => {
  const keys: unknown[] = [];
  answer = (request, response) => {
    keys.push(request.headers['x-refund-idempotency']);
    json(response, 200, request.method === 'POST' ? refund : { items: [refund] });
  };
  const gateway = razorpayGateway();
  const asked = { paymentId: 'pay_1', amountMinor: 100, key: 'refund_of_1' };
  const made = await gateway.createRefund(asked);
  expect(made).toMatchObject({ refundId: refund.id, state: 'pending', receipt: 'refund_of_1' });
  await gateway.fetchRefunds('pay_1');
  expect(keys).toEqual(['refund_of_1', undefined]);
});

it('lists a time range page by page, with the records that it cannot read', async () => {
  const urls: string[] = [];
  answer = (request, response) => {
    urls.push(request.url ?? '');
    const items = Array.from({ length: urls.length < 3 ? 99 : 0 }, () => refund);
    json(response, 200, { items: [...items, { ...refund, status: 'reversed' }] });
  };
  const { items, unreadable } = await razorpayGateway().listRefunds({ from: 1, to: 2 });
  expect(items).toHaveLength(198);
  expect(unreadable).toEqual(
    Array.from({ length: 3 }, () => ({
      id: refund.id,
      paymentId: 'pay_1',
      receipt: 'refund_of_1',
    })),
  );
  expect(urls).toEqual(
    [0, 100, 200].map((skip) => `/v1/refunds?from=1&to=2&count=100&skip=${skip}`),
  );
});

it.each([
  ['nothing', null, { id: null, paymentId: null, receipt: null }],
  ['no ids', { id: 7 }, { id: null, paymentId: null, receipt: null }],
  ['a new status', { id: 'pay_1', status: 'pending' }, { id: 'pay_1', paymentId: 'pay_1' }],
])('a record with %s is listed as unreadable', async (_, item, unreadable) => {
  answer = (_request, response) => json(response, 200, { items: [item] });
  const listed = await razorpayGateway().fetchOrderPayments('order_1');
  expect(listed).toMatchObject({ items: [], unreadable: [unreadable] });
});

it('a fetched record that it cannot read is provider-unreadable', async () => {
  answer = (_, response) => json(response, 200, { id: 'pay_1', status: 'pending' });
  await expect(razorpayGateway().fetchPayment('pay_1')).rejects.toMatchObject({
    code: 'provider-unreadable',
  });
});

it('throws without a key secret', async () => {
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'none');
  await expect(razorpayGateway().listDisputes()).rejects.toThrow('RAZORPAY_KEY_SECRET');
});

function refusal(code: string, status: number): [string, string, RequestListener] {
  const body = { error: { code: 'BAD_REQUEST_ERROR' } };
  return [code, `status ${status}`, (_, response) => json(response, status, body)];
}

async function expectRefusal(code: string): Promise<void> {
  await expect(razorpayGateway().createOrder(newOrder)).rejects.toMatchObject({ code });
}

function json(response: Parameters<RequestListener>[1], status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
