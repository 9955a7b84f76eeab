import type { Switchboard } from '../faults/switchboard.ts';
import type { Switches } from '../faults/switches.ts';
import { newId } from '../ids.ts';
import { Timers } from '../timers.ts';
import { postDelivery, retryDelay, type Delivery } from './delivery.ts';
import { encodeBody, webhookEvent, type EventName, type EventSubjects } from '../webhook-event.ts';
import { unixSeconds } from '../unix-seconds.ts';

interface Parts {
  accountId: string;
  url: string;
  secret: string;
  switchboard: Switchboard;
}

/** The result of a resend. `outcome` is the HTTP status, or the reason why there was none. */
export type ResentDelivery = Pick<Delivery, 'eventId' | 'event' | 'paymentId'> & {
  outcome: string;
};

export function createWebhooks({ accountId, url, secret, switchboard }: Parts) {
  const deliveries = new Set<Delivery>();
  const retries = new Timers();
  const closing = new AbortController();
  const switches = (): Switches['webhooks'] => switchboard.current.webhooks;
  const isDisabled = (): boolean => switches().status === 'disabled';

  function record(event: EventName, subjects: EventSubjects): Delivery {
    const createdAt = Date.now();
    const delivery: Delivery = {
      eventId: newId('evt_'),
      event,
      paymentId: subjects.payment.id,
      body: encodeBody(webhookEvent(accountId, event, subjects, unixSeconds())),
      createdAt,
      state: 'waiting',
      outcomes: [],
    };
    deliveries.add(delivery);
    return delivery;
  }

  /** Sends a delivery until the site accepts it. Resolves to the first outcome. */
  async function send(delivery: Delivery, failedBefore = 0): Promise<string> {
    delivery.state = 'sending';
    const { isAccepted, outcome } = await postDelivery(delivery, {
      url,
      secret: switches().secret === 'current' ? secret : `not ${secret}`,
      signal: closing.signal,
    });
    delivery.outcomes.push(outcome);
    if (isAccepted) delivery.state = 'delivered';
    else retry(delivery, failedBefore + 1);
    return outcome;
  }

  function retry(delivery: Delivery, failed: number): void {
    if (closing.signal.aborted || !deliveries.has(delivery)) return;
    const age = Date.now() - delivery.createdAt;
    const delay = retryDelay(failed, age, switches().disabledAfterMs);
    delivery.state = delay === undefined ? 'given up' : 'waiting';
    if (delay === undefined) switchboard.set({ webhooks: { status: 'disabled' } });
    else retries.after(delay, () => void sendAgain(delivery, failed));
  }

  async function sendAgain(delivery: Delivery, failed: number): Promise<void> {
    if (isDisabled()) delivery.state = 'dropped';
    else await send(delivery, failed);
  }

  return {
    /** Returns all deliveries, newest first. */
    deliveries: (): Delivery[] => [...deliveries].toReversed(),

    publish(event: EventName, subjects: EventSubjects): void {
      const delivery = record(event, withBaseAmount(subjects));
      if (isDisabled() || switches().drop.includes(event)) delivery.state = 'dropped';
      else void send(delivery);
    },

    /** Sends all matching deliveries once, oldest first, including dropped ones. */
    resend(isWanted: (delivery: Delivery) => boolean): Promise<ResentDelivery[]> {
      const wanted = [...deliveries].filter(isWanted);
      return Promise.all(
        wanted.map(async (delivery) => {
          const { eventId, event, paymentId } = delivery;
          return { eventId, event, paymentId, outcome: await send(delivery) };
        }),
      );
    },

    reset(): void {
      retries.end();
      deliveries.clear();
    },

    close(): void {
      closing.abort();
      retries.end();
    },
  };
}

/** Razorpay's published samples have the amount in rupees in every captured payment, except that of order.paid. */
function withBaseAmount(subjects: EventSubjects): EventSubjects {
  const { payment, order } = subjects;
  if (!payment.captured || order) return subjects;
  return { ...subjects, payment: { base_amount: payment.amount, ...payment } };
}
