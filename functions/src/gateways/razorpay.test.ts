import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { razorpayGateway } from './razorpay.ts';

const order = {
  id: 'order_Example0000001',
  entity: 'order',
  amount: 550_000,
  currency: 'INR',
  receipt: 'receipt_1',
  status: 'created',
  notes: [],
};
const newOrder = { amountMinor: 550_000, currency: 'INR', receipt: 'receipt_1' } as const;

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

describe('a good answer', () => {
  it('becomes an order in our words, asked for with the key', async () => {
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
    expect(await razorpayGateway().findOrders('receipt_1')).toHaveLength(1);
    expect(url).toContain('receipt=receipt_1');
  });
});

describe('an unknown outcome is provider-unavailable', () => {
  it.each([429, 500, 502, 503, 504])('status %d', async (status) => {
    answer = (_, response) => json(response, status, { error: { code: 'SERVER_ERROR' } });
    await expectRefusal('provider-unavailable');
  });

  it('an HTML page with status 502', async () => {
    answer = (_, response) => response.writeHead(502).end('<html>Bad gateway</html>');
    await expectRefusal('provider-unavailable');
  });

  it('an HTML page with status 200', async () => {
    answer = (_, response) => response.writeHead(200).end('<html>Maintenance</html>');
    await expectRefusal('provider-unavailable');
  });

  it('a connection that is reset', async () => {
    answer = (request) => request.socket.destroy();
    await expectRefusal('provider-unavailable');
  });

  it('no answer within the time limit', async () => {
    answer = () => undefined;
    const startedAt = performance.now();
    await expectRefusal('provider-unavailable');
    expect(performance.now() - startedAt).toBeGreaterThan(7_900);
  }, 20_000);
});

describe('a refusal is provider-refused', () => {
  it.each([400, 401, 404])('status %d', async (status) => {
    answer = (_, response) => json(response, status, { error: { code: 'BAD_REQUEST_ERROR' } });
    await expectRefusal('provider-refused');
  });
});

it('refuses to serve without a key secret', () => {
  vi.stubEnv('RAZORPAY_KEY_SECRET', 'none');
  expect(() => razorpayGateway()).toThrow('RAZORPAY_KEY_SECRET');
});

async function expectRefusal(code: string): Promise<void> {
  await expect(razorpayGateway().createOrder(newOrder)).rejects.toMatchObject({ code });
}

function json(response: Parameters<RequestListener>[1], status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
