import pLimit from 'p-limit';
import { newId } from '../ids.ts';
import { Timers } from '../timers.ts';
import { postDelivery, type Delivery, type DeliveryResult } from './delivery.ts';
import type { EventName } from './event-names.ts';
import { encodeBody, webhookEvent, type EventSubjects } from './webhook-event.ts';

export interface WebhookSender {
  /** Newest first. */
  deliveries(): readonly Delivery[];
  /** Creates the delivery of an event without sending it. */
  record(event: EventName, subjects: EventSubjects): Delivery;
  /** Sends a delivery, and repeats it until the site accepts it. Resolves to the first attempt's result. */
  send(delivery: Delivery): Promise<DeliveryResult>;
  /** Stops all retries and forgets every delivery that has been sent. */
  forget(): void;
  /** Aborts every delivery. */
  close(): void;
}

interface WebhookTarget {
  accountId: string;
  url: string;
  /** Returns the secret to sign with now. */
  secret: () => string;
}

/** Short, so that a developer sees the retries; the provider does not publish its own delays. */
const firstDelayMs = 1000;
const retrySpanMs = 24 * 60 * 60 * 1000;
/**
 * The three events of a payment. The Functions emulator starts a process for each request that finds none
 * idle; while the first one started, repeated deliveries had it start 118.
 */
const concurrency = 3;

export function createWebhookSender({ accountId, url, secret }: WebhookTarget): WebhookSender {
  const deliveries = new Set<Delivery>();
  const retries = new Timers();
  const closing = new AbortController();
  const inTurn = pLimit(concurrency);

  async function attempt(delivery: Delivery, failedBefore: number): Promise<DeliveryResult> {
    delivery.state = 'sending';
    const { signal } = closing;
    const result = await inTurn(() => postDelivery(delivery, { url, secret: secret(), signal }));
    delivery.outcomes.push(result.text);
    if (result.isAccepted) delivery.state = 'delivered';
    else retry(delivery, failedBefore + 1);
    return result;
  }

  function retry(delivery: Delivery, failed: number): void {
    if (closing.signal.aborted || !deliveries.has(delivery)) return;
    const delay = retryDelay(failed, Date.now() - delivery.createdAt);
    delivery.state = delay === undefined ? 'given up' : 'waiting';
    if (delay !== undefined) retries.after(delay, () => void attempt(delivery, failed));
  }

  return {
    deliveries: () => [...deliveries].toReversed(),
    record(event, subjects) {
      const createdAt = Date.now();
      const delivery: Delivery = {
        eventId: newId('evt_'),
        event,
        paymentId: subjects.payment.id,
        body: encodeBody(webhookEvent(accountId, event, subjects, Math.floor(createdAt / 1000))),
        createdAt,
        state: 'waiting',
        outcomes: [],
      };
      deliveries.add(delivery);
      return delivery;
    },
    send: (delivery) => attempt(delivery, 0),
    forget() {
      retries.clear();
      for (const delivery of deliveries) {
        if (delivery.state !== 'held back' && delivery.state !== 'delayed') {
          deliveries.delete(delivery);
        }
      }
    },
    close() {
      retries.clear();
      closing.abort();
    },
  };
}

/**
 * Milliseconds until an event that has failed `attempts` times is sent again; undefined if that
 * would be more than 24 hours after the event. `age` is the event's age in milliseconds.
 */
export function retryDelay(attempts: number, age: number): number | undefined {
  const delay = firstDelayMs * 2 ** (attempts - 1);
  return age + delay <= retrySpanMs ? delay : undefined;
}
