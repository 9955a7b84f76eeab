import { createHmac } from 'node:crypto';
import {
  endpoints,
  type CreateRazorpayOrderAnswer,
  type VerifyRazorpayPaymentRequest,
} from '../../../functions/shared/endpoints.ts';
import type { Account } from './accounts.ts';
import { suite } from './suite.ts';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
}

/** Posts JSON to an endpoint through Hosting, as the site does, or to a server of the test by its whole address. */
export async function post<Body>(
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<Body>> {
  const answer = await fetch(new URL(path, suite.siteUrl), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
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

/** What checkout would hand over for a payment, signed with the key's secret. */
export function signedCheckout(
  razorpayOrderId: string,
  paymentId: string,
): VerifyRazorpayPaymentRequest {
  const payload = `${razorpayOrderId}|${paymentId}`;
  return {
    razorpay_payment_id: paymentId,
    razorpay_order_id: razorpayOrderId,
    razorpay_signature: createHmac('sha256', suite.razorpayKeySecret).update(payload).digest('hex'),
  };
}
