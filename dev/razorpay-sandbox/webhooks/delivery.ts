import { sign } from '../signatures.ts';
import type { EventName } from '../webhook-event.ts';

export interface Delivery {
  eventId: string;
  event: EventName;
  paymentId: string;
  body: string;
  /** In milliseconds. */
  createdAt: number;
  state: 'dropped' | 'sending' | 'waiting' | 'delivered' | 'given up';
  /** The HTTP status of each attempt, or the reason why there was none. */
  outcomes: string[];
}

const answerLimitMs = 5000;
/** The delay is short so that a developer sees the retries. Razorpay doesn't publish its own delays. */
const firstDelayMs = 1000;

export async function postDelivery(
  { eventId, body }: Delivery,
  { url, secret, signal }: { url: string; secret: string; signal: AbortSignal },
): Promise<{ isAccepted: boolean; outcome: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: webhookHeaders(eventId, body, secret),
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    });
    await response.body?.cancel();
    return { isAccepted: response.ok, outcome: String(response.status) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { isAccepted: false, outcome: isTimeout ? 'no answer within 5 s' : 'not reachable' };
  }
}

export function webhookHeaders(eventId: string, body: string, secret: string) {
  return {
    'Content-Type': 'application/json',
    'X-Razorpay-Signature': sign(secret, body),
    'x-razorpay-event-id': eventId,
  };
}

/**
 * Returns the milliseconds before the next attempt after `attempts` failures. Returns undefined if it would come
 * more than `span` after the event. `age` is the event's age.
 */
export function retryDelay(attempts: number, age: number, span: number): number | undefined {
  const delay = firstDelayMs * 2 ** (attempts - 1);
  return age + delay <= span ? delay : undefined;
}
