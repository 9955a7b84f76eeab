import { logger } from 'firebase-functions';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import type { Currency } from '../../../shared/money.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { razorpayApiUrl, razorpayKeyId, razorpayKeySecret, requiredValue } from '../config.ts';
import { listOf, orderEntity, paymentEntity, refundEntity } from './entities.ts';

/** The SDK has no time limit of its own. */
const timeLimitMs = 8_000;
/** The provider's maximum. */
const pageSize = 100;

interface NewProviderOrder {
  amountMinor: number;
  currency: Currency;
  /** At most 40 characters. */
  receipt: string;
}

interface NewProviderRefund {
  paymentId: string;
  amountMinor: number;
  /** At least 10 of `A-Za-z0-9_-`. The provider makes one refund for a key. */
  key: string;
}

/** A span of time in seconds since 1970, both ends included. */
export interface Span {
  from: number;
  to: number;
}

export type RazorpayGateway = ReturnType<typeof razorpayGateway>;

/**
 * Razorpay's API. Every call ends within 8 s and rejects with a ServerError: `provider-unavailable` if
 * the result is unknown (time-out, reset, 5xx, an unreadable answer), `provider-busy` after too many or
 * concurrent requests, `provider-denied` for wrong keys, `provider-refused` if it declined.
 */
export function razorpayGateway() {
  const sdk = client();
  return {
    keyId: requiredValue(razorpayKeyId),
    createOrder: ({ amountMinor, currency, receipt }: NewProviderOrder) =>
      call(
        'create-order',
        () => sdk.orders.create({ amount: amountMinor, currency, receipt }),
        orderEntity,
      ),
    findOrders: (receipt: string) =>
      call('find-orders', () => sdk.orders.all({ receipt }), listOf(orderEntity)),
    fetchOrderPayments: (orderId: string) =>
      call('fetch-order-payments', () => sdk.orders.fetchPayments(orderId), listOf(paymentEntity)),
    fetchPayment: (paymentId: string) =>
      call('fetch-payment', () => sdk.payments.fetch(paymentId), paymentEntity),
    fetchRefunds: (paymentId: string) =>
      call(
        'fetch-refunds',
        () => sdk.payments.fetchMultipleRefund(paymentId, { count: pageSize }),
        listOf(refundEntity),
      ),
    createRefund: ({ paymentId, amountMinor, key }: NewProviderRefund) =>
      call(
        'create-refund',
        () =>
          client({ 'X-Refund-Idempotency': key }).payments.refund(paymentId, {
            amount: amountMinor,
            receipt: key,
          }),
        refundEntity,
      ),
    /** All payments of a span, over as many pages as needed. */
    listPayments: (span: Span) =>
      everyPage((page) =>
        call('list-payments', () => sdk.payments.all({ ...span, ...page }), listOf(paymentEntity)),
      ),
    listRefunds: (span: Span) =>
      everyPage((page) =>
        call('list-refunds', () => sdk.refunds.all({ ...span, ...page }), listOf(refundEntity)),
      ),
  };
}

/**
 * Sets what the SDK cannot set: a time limit, another address and headers. Its untyped HTTP client
 * accepts all three. Headers belong to a client, so make a new one for each call.
 */
function client(headers: Record<string, string> = {}): Razorpay {
  const sdk = new Razorpay({
    key_id: requiredValue(razorpayKeyId),
    key_secret: requiredValue(razorpayKeySecret),
  });
  const { rq } = sdk.api as unknown as {
    rq: {
      defaults: { timeout: number; baseURL: string; maxRedirects: number; headers: object };
    };
  };
  rq.defaults.timeout = timeLimitMs;
  rq.defaults.maxRedirects = 0;
  Object.assign(rq.defaults.headers, headers);
  const url = razorpayApiUrl();
  if (url) rq.defaults.baseURL = url;
  return sdk;
}

async function everyPage<Item>(
  fetchPage: (page: { count: number; skip: number }) => Promise<Item[]>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await fetchPage({ count: pageSize, skip: items.length });
    items.push(...page);
    if (page.length < pageSize) return items;
  }
}

async function call<Schema extends z.ZodType>(
  operation: string,
  request: () => Promise<unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await request().catch((error: unknown) => {
    throw refusal(operation, error);
  });
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`);
  logger.error('provider-answer-unreadable', { operation, issues });
  throw new ServerError('provider-unavailable');
}

/** The SDK rejects with `{statusCode, error}` for an error answer, and with a TypeError for no answer. */
function refusal(operation: string, error: unknown): ServerError {
  const status = statusCode(error);
  logger.error('provider-call-failed', { operation, status: status ?? 'no answer' });
  if (status === 429 || status === 409) return new ServerError('provider-busy');
  if (status === 401 || status === 403) return new ServerError('provider-denied');
  const isUnknown = status === undefined || status >= 500;
  return new ServerError(isUnknown ? 'provider-unavailable' : 'provider-refused');
}

function statusCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
