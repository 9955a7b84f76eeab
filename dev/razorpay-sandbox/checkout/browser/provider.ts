import type { CheckoutAnswer } from '../messages.ts';

/** A refused request. Its message is the provider's sentence. */
export class Refusal extends Error {}

export function fetchOrder(
  key: string,
  orderId: string,
): Promise<{ amount: number; currency: string }> {
  const query = new URLSearchParams({ key_id: key, order_id: orderId });
  return request(`/v1/preferences?${query.toString()}`);
}

export function createPayment(payment: Record<string, unknown>): Promise<CheckoutAnswer> {
  return request('/v1/payments/create/ajax', payment);
}

export function submitOtp(paymentId: string, otp: string): Promise<CheckoutAnswer> {
  return request(`/v1/payments/${paymentId}/otp_submit`, { otp });
}

async function request<Result>(path: string, body?: unknown): Promise<Result> {
  const response = await fetch(
    path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  );
  const answer = (await response.json()) as Result & { error: { description: string } };
  if (!response.ok) throw new Refusal(answer.error.description);
  return answer;
}
