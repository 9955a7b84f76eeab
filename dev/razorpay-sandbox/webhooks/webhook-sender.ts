import { newId } from '../ids.ts';
import { sign } from '../signatures.ts';
import { encodeBody } from './encode-body.ts';
import { retryDelay } from './retry-delay.ts';
import { webhookEvent, type EventName, type EventSubjects } from './webhook-event.ts';

const answerLimit = 5000;

export interface Delivery {
  eventId: string;
  event: EventName;
  paymentId: string;
  body: string;
  /** Milliseconds. */
  createdAt: number;
  state: 'sending' | 'waiting' | 'delivered' | 'given up';
  /** What each attempt met: an HTTP status, or why there was none. */
  outcomes: string[];
}

export interface WebhookSender {
  /** Newest first. */
  deliveries(): readonly Delivery[];
  /** Sends an event at once and, until it is taken, again. */
  publish(event: EventName, subjects: EventSubjects): void;
  /** Ends every delivery that is under way. */
  close(): void;
}

interface WebhookTarget {
  accountId: string;
  url: string;
  secret: string;
}

export function createWebhookSender({ accountId, url, secret }: WebhookTarget): WebhookSender {
  const deliveries: Delivery[] = [];
  const closing = new AbortController();

  async function deliver(delivery: Delivery): Promise<void> {
    delivery.state = 'sending';
    const outcome = await post(delivery);
    if (closing.signal.aborted) return;
    delivery.outcomes.push(outcome.text);
    if (outcome.taken) {
      delivery.state = 'delivered';
      return;
    }
    const delay = retryDelay(delivery.outcomes.length, Date.now() - delivery.createdAt);
    delivery.state = delay === undefined ? 'given up' : 'waiting';
    if (delay === undefined) return;
    const timer = setTimeout(() => void deliver(delivery), delay);
    closing.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async function post({ eventId, body }: Delivery): Promise<{ taken: boolean; text: string }> {
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
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(answerLimit)]),
      });
      await response.body?.cancel();
      return { taken: response.ok, text: String(response.status) };
    } catch (error) {
      return { taken: false, text: failureText(error) };
    }
  }

  return {
    deliveries: () => deliveries.toReversed(),
    publish(event, subjects) {
      const createdAt = Date.now();
      const delivery: Delivery = {
        eventId: newId('evt_'),
        event,
        paymentId: subjects.payment.id,
        body: encodeBody(webhookEvent(accountId, event, subjects, Math.floor(createdAt / 1000))),
        createdAt,
        state: 'sending',
        outcomes: [],
      };
      deliveries.push(delivery);
      void deliver(delivery);
    },
    close: () => closing.abort(),
  };
}

function failureText(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 5 s';
  return 'not reachable';
}
