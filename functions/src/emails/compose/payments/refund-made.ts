import { refundTime } from '../../../../shared/payments/refund-time.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { isCurrency } from '../../../../shared/values/money.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { refunds } from '../../../payments/documents.ts';
import { money, pageOf, wordsOf, type PayableEmail } from './payable-label.ts';
import { readCustomerFacts, readLedgerEntry } from '../read-facts.ts';
import { greeting } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

interface RefundMade extends PayableEmail {
  amountMinor: number;
  paidMinor: number;
  /** The total of the payment's refunds, including this one. */
  refundedMinor: number;
  refundedAt: Date;
  paymentId: string;
  refundId: string;
  /** The reason that staff gave, if there is one. It may be about the customer. */
  note: string | null;
  /** Whether this was the second payment for the same order or invoice. */
  isDuplicate: boolean;
  /** Whether the site refunded the payment because its price was outdated. */
  isOutdated: boolean;
}

export async function composeRefundMade(entry: OutboxEntry): Promise<EmailContent> {
  const { payable, customer } = await readCustomerFacts(entry);
  const payment = await readLedgerEntry(entry);
  const { paymentId, amountMinor, amountRefundedMinor, currency, outcome } = payment;
  const { refundId } = entry;
  const refund = refundId === null ? undefined : payment.refunds[refundId];
  if (refundId === null || !refund) throw new Undeliverable('gone');
  if (refund.state === 'failed' || !isCurrency(currency)) throw new Undeliverable('outdated');
  return refundMade({
    customer,
    payable,
    amountMinor: refund.amountMinor,
    paidMinor: amountMinor,
    refundedMinor: amountRefundedMinor,
    currency,
    refundedAt: refund.createdAt.toDate(),
    paymentId,
    refundId,
    note: await readNote(refundId),
    isDuplicate: outcome === 'duplicate_payment',
    isOutdated: outcome === 'price_outdated',
  });
}

export function refundMade(facts: RefundMade): EmailContent {
  const { customer, amountMinor, currency, paidMinor, refundedMinor, isDuplicate, note } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Refund for ${name}`,
    preheader: `${amount} is on its way back to you.`,
    tone: 'action',
    status: refundedMinor < paidMinor ? 'Partial refund' : 'Refund',
    heading: amount,
    blocks: [
      greeting(customer),
      `${whatHappened(facts, amount, name)} ${arrival}`,
      ...(note !== null && customer.isVerified ? [`Reason: ${note}`] : []),
      factsBlock({
        [isDuplicate ? 'Second payment' : 'Payment']: money(paidMinor, currency),
        'This refund': amount,
        'Total refunded': refundedMinor === amountMinor ? null : money(refundedMinor, currency),
        'Net amount paid': isDuplicate ? null : money(paidMinor - refundedMinor, currency),
        'Refunded on': formatIndianTime(facts.refundedAt),
        'Refund ID': facts.refundId,
        'Payment ID': facts.paymentId,
      }),
      { kind: 'button', label: 'View in your profile', path: pageOf(facts) },
    ],
    reason: `You're receiving this email because a payment for ${name} was refunded.`,
  };
}

async function readNote(razorpayRefundId: string): Promise<string | null> {
  const made = refunds.where('razorpayRefundId', '==', razorpayRefundId).limit(1);
  return (await made.get()).docs[0]?.data().note ?? null;
}

const arrival = `The money will reach your original payment method within ${refundTime}.`;

function whatHappened(
  { paidMinor, refundedMinor, currency, isDuplicate, isOutdated }: RefundMade,
  amount: string,
  name: string,
): string {
  if (isDuplicate) {
    return `We received a second payment for ${name}, which was already paid, and have refunded ${amount}. This refund doesn't affect your first payment.`;
  }
  if (isOutdated) {
    return `The price of ${name} had changed before you paid, so we have refunded ${amount}. Please order again at the current price.`;
  }
  if (refundedMinor < paidMinor) {
    return `We've refunded ${amount} of the ${money(paidMinor, currency)} you paid for ${name}.`;
  }
  return `We've refunded ${amount} for ${name}. Your payment has now been refunded in full.`;
}
