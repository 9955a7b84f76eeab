import { newId } from '../ids.ts';
import { Timers } from '../timers.ts';
import type { Delivery } from './delivery.ts';
import { encodeBody } from './encode-body.ts';
import type { EventName } from './event-names.ts';
import { postDelivery, type Outcome } from './post-delivery.ts';
import { retryDelay } from './retry-delay.ts';
import { webhookEvent, type EventSubjects } from './webhook-event.ts';

export interface WebhookSender {
  /** Newest first. */
  deliveries(): readonly Delivery[];
  /** Makes an event of what has happened; nothing is sent yet. */
  record(event: EventName, subjects: EventSubjects): Delivery;
  /** Sends a delivery now and, until it is taken, again. Resolves to what the first attempt met. */
  send(delivery: Delivery): Promise<Outcome>;
  /** Sends nothing again any more, and keeps of the record only what has not been sent yet. */
  forget(): void;
  /** Ends every delivery that is under way. */
  close(): void;
}

interface WebhookTarget {
  accountId: string;
  url: string;
  /** The secret to sign with at the moment. */
  secret: () => string;
}

export function createWebhookSender({ accountId, url, secret }: WebhookTarget): WebhookSender {
  const deliveries = new Set<Delivery>();
  const retries = new Timers();
  const closing = new AbortController();

  async function attempt(delivery: Delivery, failedBefore: number): Promise<Outcome> {
    delivery.state = 'sending';
    const outcome = await postDelivery(delivery, { url, secret: secret(), signal: closing.signal });
    delivery.outcomes.push(outcome.text);
    if (outcome.taken) delivery.state = 'delivered';
    else retry(delivery, failedBefore + 1);
    return outcome;
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
