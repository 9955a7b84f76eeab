import { sign } from '../signatures.ts';
import type { Delivery } from './delivery.ts';

const answerLimit = 5000;

/** What an attempt met: an HTTP status, or why there was none; `taken` when it need not be repeated. */
export interface Outcome {
  taken: boolean;
  text: string;
}

/** Sends a delivery once, signed with the secret. */
export async function postDelivery(
  { eventId, body }: Delivery,
  { url, secret, signal }: { url: string; secret: string; signal: AbortSignal },
): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Razorpay-Signature': sign(secret, body),
        'x-razorpay-event-id': eventId,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimit)]),
    });
    await response.body?.cancel();
    return { taken: response.ok, text: String(response.status) };
  } catch (error) {
    return { taken: false, text: failureText(error) };
  }
}

function failureText(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 5 s';
  return 'not reachable';
}
