import { randomInt } from 'node:crypto';
import type { SandboxPayment } from '../entities.ts';
import { Holds, Timers } from '../timers.ts';
import type { Delivery } from '../webhooks/delivery.ts';
import type { EventName } from '../webhooks/event-names.ts';
import type { EventSubjects } from '../webhooks/webhook-event.ts';
import type { WebhookSender } from '../webhooks/webhook-sender.ts';
import { changeSubjects } from './change-subjects.ts';
import type { Switchboard } from './switchboard.ts';
import type { WebhookSwitches } from './switches.ts';

/** An incomplete batch is sent when no other event comes for this time. */
const quietMs = 2000;

export interface Webhooks {
  /** Newest first. */
  deliveries(): readonly Delivery[];
  /** Sends an event to the site, changed as the switches say. */
  publish(event: EventName, subjects: EventSubjects): void;
  /** Sends recorded deliveries now, including dropped ones, oldest first. */
  resend(isWanted: (delivery: Delivery) => boolean): Promise<ResentDelivery[]>;
  /** Sends the events that are held back for another sequence. */
  releaseBatch(): void;
  /** Forgets the events that were sent, and sends those that are held back or delayed. */
  reset(): void;
  close(): void;
}

export interface ResentDelivery {
  eventId: string;
  event: EventName;
  paymentId: string;
  /** The HTTP status, or the reason why there was none. */
  outcome: string;
}

interface Parts {
  sender: WebhookSender;
  switchboard: Switchboard;
  /** Returns a payment as it was before its last change. */
  earlierPayment: (id: string) => SandboxPayment | undefined;
}

export function createFaultyWebhooks({ sender, switchboard, earlierPayment }: Parts): Webhooks {
  const heldBack: Delivery[] = [];
  const quiet = new Timers();
  const delays = new Holds();

  function holdBack(delivery: Delivery): void {
    delivery.state = 'held back';
    heldBack.push(delivery);
    quiet.clear();
    if (heldBack.length >= switchboard.current.webhooks.batch) releaseBatch();
    else quiet.after(quietMs, releaseBatch);
  }

  function releaseBatch(): void {
    quiet.clear();
    const batch = heldBack.splice(0).filter(({ state }) => state === 'held back');
    void dispatch(inSequence(batch, switchboard.current.webhooks.sequence));
  }

  /** Sends the deliveries one after the other, to keep their sequence. */
  async function dispatch(batch: readonly Delivery[]): Promise<void> {
    const { copies, delayMs } = switchboard.current.webhooks;
    const state = delayMs > 0 ? 'delayed' : 'waiting';
    for (const delivery of batch) delivery.state = state;
    if (delayMs > 0) await delays.wait(delayMs);
    for (const delivery of batch) {
      if (delivery.state !== state) continue; // A resend was faster.
      await Promise.all(Array.from({ length: copies }, () => sender.send(delivery)));
    }
  }

  return {
    deliveries: () => sender.deliveries(),
    publish(event, subjects) {
      const { webhooks } = switchboard.current;
      const shown = changeSubjects(subjects, webhooks, earlierPayment);
      const delivery = sender.record(event, shown);
      if (webhooks.drop.includes(event)) delivery.state = 'dropped';
      else if (webhooks.sequence === 'as-published') void dispatch([delivery]);
      else holdBack(delivery);
    },
    resend(isWanted) {
      const wanted = sender.deliveries().filter(isWanted).toReversed();
      return Promise.all(
        wanted.map(async (delivery) => {
          const { eventId, event, paymentId } = delivery;
          return { eventId, event, paymentId, outcome: (await sender.send(delivery)).text };
        }),
      );
    },
    releaseBatch,
    reset() {
      sender.forget();
      releaseBatch();
      delays.release();
    },
    close() {
      sender.close();
      quiet.clear();
      delays.release();
    },
  };
}

/** Sorts items, which are oldest first, into the sequence. */
function inSequence<Item>(items: Item[], sequence: WebhookSwitches['sequence']): Item[] {
  switch (sequence) {
    case 'as-published':
      return items;
    case 'newest-first':
      return items.toReversed();
    case 'shuffled': {
      const left = [...items];
      return items.flatMap(() => left.splice(randomInt(left.length), 1));
    }
  }
}
