import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { signedPayment } from '../../../dev/razorpay-sandbox/signatures.ts';
import { serve } from '../../../dev/suite/functions/serve-handler.ts';
import {
  endpoints,
  type CreateRazorpayOrderAnswer,
  type VerifyRazorpayPaymentRequest,
} from '../../../functions/shared/endpoints.ts';
import type { Account } from './accounts/accounts.ts';
import { suite } from './suite.ts';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/**
 * Posts JSON to an endpoint in this process, where coverage and spies see it. `every-endpoint.test.ts` tests the
 * endpoints through Hosting.
 */
export async function post<Body>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const answer = await fetch(await addressOf(path), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const root = resolve(import.meta.dirname, '../../..');
const addresses = new Map<string, Promise<string>>();

export function addressOf(path: string): Promise<string> {
  const address = addresses.get(path) ?? serveEndpoint(path);
  addresses.set(path, address);
  return address;
}

/** Imports the functions on first use, since some tests choose their database before. */
async function serveEndpoint(path: string): Promise<string> {
  const [file = ''] = globSync(`functions/src/**${path}.endpoint.ts`, { cwd: root });
  const module = (await import(resolve(root, file))) as Record<string, object>;
  const [name = '', handler = {}] = Object.entries(module)[0] ?? [];
  return (await serve(name, handler)) + path;
}

export function postAs<Body>(
  account: Account,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  return post(path, body, { Authorization: `Bearer ${account.token}`, ...headers });
}

export function createOrder(
  account: Account,
  request: { id: string; amount: unknown; type?: string; currency?: string; uid?: string },
  headers: Record<string, string> = {},
): Promise<Answer<CreateRazorpayOrderAnswer & { code?: string; message?: string }>> {
  const body = {
    amount: request.amount,
    currency: request.currency ?? 'INR',
    user_id: request.uid ?? account.uid,
    firestore_id: request.id,
    type: request.type ?? 'product_order',
  };
  return postAs(account, endpoints.createRazorpayOrder, body, headers);
}

export function verify(
  account: Account,
  body: unknown,
): Promise<Answer<{ status?: string; code?: string }>> {
  return postAs(account, endpoints.verifyRazorpayPayment, body);
}

/** Returns checkout's result for a payment, signed with the API key's secret. */
export function signedCheckout(
  razorpayOrderId: string,
  paymentId: string,
): VerifyRazorpayPaymentRequest {
  return signedPayment(suite.razorpayKeySecret, { id: paymentId, order_id: razorpayOrderId });
}
