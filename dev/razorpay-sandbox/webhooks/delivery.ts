import { sign } from '../signatures.ts';
import type { EventName } from './event-names.ts';

/** An event and the results of sending it. */
export interface Delivery {
  eventId: string;
  event: EventName;
  paymentId: string;
  body: string;
  /** Milliseconds. */
  createdAt: number;
  state: 'dropped' | 'held back' | 'delayed' | 'sending' | 'waiting' | 'delivered' | 'given up';
  /** The result of each attempt, as in `DeliveryResult.text`. */
  outcomes: string[];
}

export interface DeliveryResult {
  isAccepted: boolean;
  /** The HTTP status, or the reason why there was none. */
  text: string;
}

const answerLimitMs = 5000;

/** Sends a delivery once, signed with the secret. */
export async function postDelivery(
  { eventId, body }: Delivery,
  { url, secret, signal }: { url: string; secret: string; signal: AbortSignal },
): Promise<DeliveryResult> {
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
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    });
    await response.body?.cancel();
    return { isAccepted: response.ok, text: String(response.status) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { isAccepted: false, text: isTimeout ? 'no answer within 5 s' : 'not reachable' };
  }
}
