import { toMajorUnits } from '../../../functions/shared/money.ts';
import type { Stored } from './stored.ts';
import type { Story } from './story.ts';

/** Something that was counted, and how often it must be there. */
export interface Finding {
  what: string;
  expected: number;
  found: number;
}

/** Holds what is stored against what happened at the provider. */
export function audit(stories: readonly Story[], stored: Stored): Finding[] {
  const total = stories.length;
  const count = (holds: (story: Story, stored: Stored) => boolean): number =>
    stories.filter((story) => holds(story, stored)).length;
  const settled = [...stored.ledger.values()].filter(({ outcome }) => outcome === 'settled');
  const ownIds = new Set(stories.flatMap(({ payments }) => payments.map(({ id }) => id)));
  const delivered = new Set(
    stories.flatMap(({ deliveries }) => deliveries.map(({ eventId }) => eventId)),
  );
  const isLost = (story: Story): boolean =>
    !isPaid(story, stored) || !isBooked(story, stored) || !hasLetters(story, stored);
  const ownLetters = stories.flatMap(lettersOf);
  const foundLetters = ownLetters.filter((id) => stored.letters.has(id)).length;
  return [
    { what: 'documents Paid by their payment', expected: total, found: count(isPaid) },
    { what: 'ledger entries settled, exact', expected: total, found: count(isBooked) },
    { what: 'letters in the outbox', expected: ownLetters.length, found: stored.letters.size },
    { what: 'payments with their letters', expected: total, found: count(hasLetters) },
    { what: 'attempts settled', expected: total, found: count(isAttemptSettled) },
    { what: 'refunds as they were made', expected: total, found: count(showsRefund) },
    { what: 'webhooks on record', expected: delivered.size, found: stored.webhooks.size },
    {
      what: 'ledger entries of unknown payments',
      expected: 0,
      found: [...stored.ledger.keys()].filter((id) => !ownIds.has(id)).length,
    },
    { what: 'bought lines left in carts', expected: 0, found: stored.cartLines },
    { what: 'entries in the attention list', expected: 0, found: stored.attention.size },
    { what: 'lost', expected: 0, found: stories.filter(isLost).length },
    {
      what: 'doubled',
      expected: 0,
      found:
        settled.length -
        new Set(settled.map(({ path }) => path)).size +
        (stored.letters.size - foundLetters),
    },
  ];
}

export function isAsExpected({ expected, found }: Finding): boolean {
  return found === expected;
}

function isPaid({ purchase }: Story, { documents }: Stored): boolean {
  const document = documents.get(purchase.path);
  return document?.['status'] === 'Paid' && document['paymentId'] === purchase.payment.id;
}

function isBooked({ purchase, refund }: Story, { ledger }: Stored): boolean {
  const { payment, path, receipt, uid } = purchase;
  const entry = ledger.get(payment.id);
  return (
    entry !== undefined &&
    entry.outcome === 'settled' &&
    entry.state === 'captured' &&
    entry.receiptState === 'queued' &&
    entry.amountMinor === payment.amount &&
    entry.currency === payment.currency &&
    entry.razorpayOrderId === payment.order_id &&
    entry.amountRefundedMinor === (refund?.amount ?? 0) &&
    entry.path === path &&
    entry.attemptId === receipt &&
    entry.uid === uid
  );
}

function hasLetters(story: Story, { letters }: Stored): boolean {
  return lettersOf(story).every((id) => letters.has(id));
}

/** The ids of the letters that settling queues for its customer; the confirmation comes with the receipt. */
export function lettersOf({ refund }: Story): string[] {
  return refund ? [`refund_${refund.id}`] : [];
}

function isAttemptSettled({ purchase }: Story, { attempts }: Stored): boolean {
  return attempts.get(purchase.receipt)?.state === 'settled';
}

function showsRefund({ purchase, refund }: Story, { documents }: Stored): boolean {
  const shown: unknown = documents.get(purchase.path)?.['refundedAmount'];
  return shown === (refund ? toMajorUnits(refund.amount) : undefined);
}
