import { logger } from 'firebase-functions';
import type Razorpay from 'razorpay';
import * as z from 'zod';
import type { PayableType } from '../../../shared/endpoints.ts';
import type { Currency } from '../../../shared/values/money.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import {
  arePaymentsOpen,
  razorpayApiUrl,
  razorpayKeyId,
  razorpayKeySecret,
  requiredValue,
} from '../config.ts';
import { listedDispute } from './dispute-entity.ts';
import { listOf, orderEntity, paymentEntity, refundEntity, type Listed } from './entities.ts';
import { readRefusal } from './refusals.ts';

/** The SDK has no time limit of its own. */
const timeLimitMs = 8_000;
/** Razorpay's maximum. */
const pageSize = 100;
/**
 * Banks confirm a late payment within three days. Razorpay's documentation is inconsistent about longer periods.
 */
const captureMinutes = 3 * 24 * 60;

/**
 * Overrides the dashboard's capture setting. Razorpay captures every payment authorized in time and returns all
 * others.
 */
const capture = {
  capture: 'automatic',
  capture_options: {
    automatic_expiry_period: captureMinutes,
    manual_expiry_period: captureMinutes,
    refund_speed: 'normal',
  },
} as const;

interface NewProviderOrder {
  amountMinor: number;
  currency: Currency;
  /** At most 40 characters. */
  receipt: string;
  /** `uid`, `type` and `path` go into the order's notes, from which a lost attempt can be restored. */
  uid: string;
  type: PayableType;
  path: string;
}

interface AuthorizedPayment {
  paymentId: string;
  amountMinor: number;
  currency: string;
}

interface NewProviderRefund {
  paymentId: string;
  amountMinor: number;
  /** At least 10 of `A-Za-z0-9_-`. Razorpay makes one refund for each key. */
  key: string;
}

/** In seconds since 1970. Both ends are included. */
export interface Span {
  from: number;
  to: number;
}

export type RazorpayGateway = ReturnType<typeof razorpayGateway>;

/**
 * Creates a client of Razorpay's API. Every request ends within 8 s. Failures are ServerErrors:
 * - `payments-not-open` if there are no keys yet.
 * - `provider-unavailable` if the result is unknown (time-out, reset, 5xx, an unreadable response to a change).
 * - `provider-unreadable` if a fetched record can't be read, for example because of a new state.
 * - `provider-busy` after too many or concurrent requests.
 * - `provider-denied` for wrong keys.
 * - The codes of `refusals.ts` if Razorpay declined.
 */
export function razorpayGateway() {
  return {
    get keyId() {
      return requiredValue(razorpayKeyId);
    },
    createOrder: ({ amountMinor: amount, currency, receipt, uid, type, path }: NewProviderOrder) =>
      call(
        'create-order',
        (sdk) => {
          const notes = { uid, type, path };
          return sdk.orders.create({ amount, currency, receipt, notes, payment: capture });
        },
        orderEntity,
      ),
    findOrders: (receipt: string) =>
      call('find-orders', (sdk) => sdk.orders.all({ receipt }), listOf(orderEntity)),
    fetchOrder: (orderId: string) =>
      call('fetch-order', (sdk) => sdk.orders.fetch(orderId), orderEntity),
    fetchOrderPayments: (orderId: string) =>
      call(
        'fetch-order-payments',
        (sdk) => sdk.orders.fetchPayments(orderId),
        listOf(paymentEntity),
      ),
    fetchPayment: (paymentId: string) =>
      call('fetch-payment', (sdk) => sdk.payments.fetch(paymentId), paymentEntity),
    /** Captures the whole amount of an authorized payment. Razorpay doesn't capture a part. */
    capturePayment: ({ paymentId, amountMinor, currency }: AuthorizedPayment) =>
      call(
        'capture-payment',
        (sdk) => sdk.payments.capture(paymentId, amountMinor, currency),
        paymentEntity,
      ),
    fetchRefunds: (paymentId: string) =>
      call(
        'fetch-refunds',
        (sdk) => sdk.payments.fetchMultipleRefund(paymentId, { count: pageSize }),
        listOf(refundEntity),
      ),
    createRefund: ({ paymentId, amountMinor, key }: NewProviderRefund) =>
      call(
        'create-refund',
        (sdk) => sdk.payments.refund(paymentId, { amount: amountMinor, receipt: key }),
        refundEntity,
        { 'X-Refund-Idempotency': key },
      ),
    listOrders: (span: Span) =>
      everyPage((page) =>
        call('list-orders', (sdk) => sdk.orders.all({ ...span, ...page }), listOf(orderEntity)),
      ),
    listPayments: (span: Span) =>
      everyPage((page) =>
        call(
          'list-payments',
          (sdk) => sdk.payments.all({ ...span, ...page }),
          listOf(paymentEntity),
        ),
      ),
    listRefunds: (span: Span) =>
      everyPage((page) =>
        call('list-refunds', (sdk) => sdk.refunds.all({ ...span, ...page }), listOf(refundEntity)),
      ),
    /** Lists all disputes of the account, because the SDK sends no time range for them. */
    listDisputes: () =>
      everyPage((page) =>
        call('list-disputes', (sdk) => sdk.disputes.all(page), listOf(listedDispute)),
      ),
  };
}

async function call<Schema extends z.ZodType>(
  operation: string,
  request: (sdk: Razorpay) => Promise<unknown>,
  schema: Schema,
  headers: Record<string, string> = {},
): Promise<z.output<Schema>> {
  const sdk = openClient(readKeys(), headers);
  return readAnswer(operation, sdk.then(request), schema);
}

function readKeys() {
  if (!arePaymentsOpen()) throw new ServerError('payments-not-open');
  return { key_id: requiredValue(razorpayKeyId), key_secret: requiredValue(razorpayKeySecret) };
}

/**
 * Sets a time limit, another address and headers, for which the SDK has no options. Headers belong to a client, so
 * each call has its own client. The first call loads the SDK, so instances start faster.
 */
async function openClient(
  keys: ReturnType<typeof readKeys>,
  headers: Record<string, string>,
): Promise<Razorpay> {
  const { default: Sdk } = await import('razorpay');
  const sdk = new Sdk(keys);
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
  fetchPage: (page: { count: number; skip: number }) => Promise<Listed<Item>>,
): Promise<Listed<Item>> {
  const all: Listed<Item> = { items: [], unreadable: [] };
  for (;;) {
    const page = await fetchPage({ count: pageSize, skip: sizeOf(all) });
    all.items.push(...page.items);
    all.unreadable.push(...page.unreadable);
    if (sizeOf(page) < pageSize) return all;
  }
}

function sizeOf({ items, unreadable }: Listed<unknown>): number {
  return items.length + unreadable.length;
}

async function readAnswer<Schema extends z.ZodType>(
  operation: string,
  answered: Promise<unknown>,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = await answered.catch((error: unknown) => {
    throw refusal(operation, error);
  });
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ code, path }) => `${path.join('.')}: ${code}`);
  logger.error('provider-answer-unreadable', { operation, issues });
  const isRecord = operation.startsWith('fetch-') && typeof answer === 'object';
  throw new ServerError(isRecord ? 'provider-unreadable' : 'provider-unavailable');
}

/** The SDK rejects with a TypeError if there is no response. */
const rejection = z.object({
  statusCode: z.number(),
  error: z.object({ description: z.string().catch('') }).catch({ description: '' }),
});

/** Leaves the description out of the log, because Razorpay may repeat an address in it. */
function refusal(operation: string, rejected: unknown): ServerError {
  const { data } = rejection.safeParse(rejected);
  logger.error('provider-call-failed', { operation, status: data?.statusCode ?? 'no answer' });
  if (!data || data.statusCode >= 500) return new ServerError('provider-unavailable');
  return readRefusal(operation, data.statusCode, data.error.description);
}
