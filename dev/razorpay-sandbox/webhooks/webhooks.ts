import { randomInt } from 'node:crypto';
import type { SandboxNotes, SandboxPayment } from '../entities.ts';
import type { Switchboard } from '../faults/switchboard.ts';
import type { Switches } from '../faults/switches.ts';
import { newId } from '../ids.ts';
import { Timers } from '../timers.ts';
import { postDelivery, retryDelay, type Delivery } from './delivery.ts';
import { encodeBody, webhookEvent, type EventName, type EventSubjects } from '../webhook-event.ts';

type WebhookSwitches = Switches['webhooks'];

/** An incomplete batch is sent after this time without another event. */
const quietMs = 2000;

interface Parts {
  accountId: string;
  url: string;
  secrets: Record<WebhookSwitches['secret'], string>;
  switchboard: Switchboard;
  earlierPayment: (id: string) => SandboxPayment | undefined;
}

/** The result of a resend. `outcome` is the HTTP status, or the reason why there was none. */
export type ResentDelivery = Pick<Delivery, 'eventId' | 'event' | 'paymentId'> & {
  outcome: string;
};

export function createWebhooks({ accountId, url, secrets, switchboard, earlierPayment }: Parts) {
  const deliveries = new Set<Delivery>();
  const heldBack: Delivery[] = [];
  const [retries, quiet, delays] = [new Timers(), new Timers(), new Timers()];
  const closing = new AbortController();
  const switches = (): WebhookSwitches => switchboard.current.webhooks;
  const isDisabled = (): boolean => switches().status === 'disabled';

  function record(event: EventName, subjects: EventSubjects): Delivery {
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
  }

  /** Sends a delivery until the site accepts it. Resolves to the first outcome. */
  async function send(delivery: Delivery, failedBefore = 0): Promise<string> {
    delivery.state = 'sending';
    const target = { url, secret: secrets[switches().secret], signal: closing.signal };
    const { isAccepted, outcome } = await postDelivery(delivery, target);
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

  function holdBack(delivery: Delivery): void {
    delivery.state = 'held back';
    heldBack.push(delivery);
    quiet.end();
    if (heldBack.length >= switches().batch) releaseBatch();
    else quiet.after(quietMs, releaseBatch);
  }

  function releaseBatch(): void {
    quiet.end();
    const batch = heldBack.splice(0).filter(({ state }) => state === 'held back');
    void dispatch(inSequence(batch, switches().sequence));
  }

  /** Sends one delivery after another, to keep their order. */
  async function dispatch(batch: readonly Delivery[]): Promise<void> {
    const { copies, delayMs } = switches();
    const state = delayMs > 0 ? 'delayed' : 'waiting';
    for (const delivery of batch) delivery.state = state;
    if (delayMs > 0) await delays.wait(delayMs);
    for (const delivery of batch) {
      if (delivery.state !== state) continue; // A resend has already sent it.
      await Promise.all(Array.from({ length: copies }, () => send(delivery)));
    }
  }

  return {
    /** Returns all deliveries, newest first. */
    deliveries: (): Delivery[] => [...deliveries].toReversed(),

    publish(event: EventName, subjects: EventSubjects): void {
      const delivery = record(event, changeSubjects(subjects, switches(), earlierPayment));
      if (isDisabled() || switches().drop.includes(event)) delivery.state = 'dropped';
      else if (switches().sequence === 'as-published') void dispatch([delivery]);
      else holdBack(delivery);
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

    releaseBatch,

    /** Sends events that are held back or delayed, and removes all others. */
    reset(): void {
      retries.end();
      for (const delivery of deliveries) {
        if (!['held back', 'delayed'].includes(delivery.state)) deliveries.delete(delivery);
      }
      releaseBatch();
      delays.end();
    },

    close(): void {
      closing.abort();
      for (const timers of [retries, quiet, delays]) timers.end();
    },
  };
}

function changeSubjects(
  subjects: EventSubjects,
  { snapshot, notes, baseAmount }: WebhookSwitches,
  earlierPayment: Parts['earlierPayment'],
): EventSubjects {
  const isStale = snapshot === 'stale';
  const payment = (isStale && earlierPayment(subjects.payment.id)) || subjects.payment;
  const shown = { ...subjects, payment };
  // Razorpay's published samples have no base_amount in order.paid.
  if (baseAmount === 'always' && payment.captured && !subjects.order) {
    shown.payment = { base_amount: payment.amount, ...payment };
  }
  if (notes === 'as-is') return shown;
  const changed = Object.entries(shown).map(([name, entity]) => [
    name,
    'notes' in entity ? { ...entity, notes: changeNotes(entity.notes, notes) } : entity,
  ]);
  return Object.fromEntries(changed) as EventSubjects;
}

function changeNotes(notes: SandboxNotes, form: 'list' | 'object'): string[] | object {
  return form === 'list' ? Object.values(notes) : Object.fromEntries(Object.entries(notes));
}

/** Orders the items, which come oldest first. */
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
