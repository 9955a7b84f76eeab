import { logger } from 'firebase-functions';
import Razorpay from 'razorpay';
import type { z } from 'zod';
import type { Currency } from '../../shared/money.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { razorpayApiUrl, razorpayKeyId, razorpayKeySecret, requiredValue } from '../config.ts';
import {
  listOf,
  orderEntity,
  paymentEntity,
  type PaymentFacts,
  type ProviderOrder,
} from './razorpay-entities.ts';

/** The SDK waits for ever by itself. */
const timeLimitMs = 8_000;

interface NewProviderOrder {
  amountMinor: number;
  currency: Currency;
  /** At most 40 characters. */
  receipt: string;
}

/**
 * Razorpay's API. Every call ends within 8 s and rejects with a ServerError: `provider-unavailable`
 * when it is unknown what happened (time-out, reset, 429, 5xx, an unreadable answer),
 * `provider-refused` when Razorpay said no.
 */
export interface RazorpayGateway {
  keyId: string;
  createOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  findOrders(receipt: string): Promise<ProviderOrder[]>;
  fetchOrder(orderId: string): Promise<ProviderOrder>;
  fetchOrderPayments(orderId: string): Promise<PaymentFacts[]>;
  fetchPayment(paymentId: string): Promise<PaymentFacts>;
}

export function razorpayGateway(): RazorpayGateway {
  const keyId = requiredValue(razorpayKeyId);
  const sdk = new Razorpay({ key_id: keyId, key_secret: requiredValue(razorpayKeySecret) });
  configureTransport(sdk);
  return {
    keyId,
    createOrder: ({ amountMinor, currency, receipt }) =>
      call(
        'create-order',
        () => sdk.orders.create({ amount: amountMinor, currency, receipt }),
        orderEntity,
      ),
    findOrders: (receipt) =>
      call('find-orders', () => sdk.orders.all({ receipt }), listOf(orderEntity)),
    fetchOrder: (orderId) => call('fetch-order', () => sdk.orders.fetch(orderId), orderEntity),
    fetchOrderPayments: (orderId) =>
      call('fetch-order-payments', () => sdk.orders.fetchPayments(orderId), listOf(paymentEntity)),
    fetchPayment: (paymentId) =>
      call('fetch-payment', () => sdk.payments.fetch(paymentId), paymentEntity),
  };
}

/** The SDK offers neither a time limit nor another address; its HTTP client, untyped, takes both. */
function configureTransport(sdk: Razorpay): void {
  const { rq } = sdk.api as unknown as {
    rq: { defaults: { timeout: number; baseURL: string; maxRedirects: number } };
  };
  rq.defaults.timeout = timeLimitMs;
  rq.defaults.maxRedirects = 0;
  const url = razorpayApiUrl();
  if (url) rq.defaults.baseURL = url;
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
  logger.error('provider-answer-unreadable', { operation, issues: parsed.error.issues });
  throw new ServerError('provider-unavailable');
}

/** The SDK rejects with `{statusCode, error}` for an answer, and with a TypeError for none at all. */
function refusal(operation: string, error: unknown): ServerError {
  const status = statusCode(error);
  const unknownOutcome = status === undefined || status === 429 || status >= 500;
  logger.error('provider-call-failed', { operation, status: status ?? 'no answer' });
  return new ServerError(unknownOutcome ? 'provider-unavailable' : 'provider-refused');
}

function statusCode(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
