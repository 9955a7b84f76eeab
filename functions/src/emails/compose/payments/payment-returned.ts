import { refundTime } from '../../../../shared/payments/refund-time.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { isCurrency } from '../../../../shared/values/money.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { pageOf, wordsOf, type PayableEmail } from './payable-label.ts';
import { readCustomerFacts, readLedgerEntry } from '../read-facts.ts';
import { greeting } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

type Standing = 'open' | 'paid' | 'cancelled';

interface PaymentReturned extends PayableEmail {
  paidAt: Date;
  paymentId: string;
  standing: Standing;
}

/** Throws Undeliverable if the refund failed or the payment was captured after all. */
export async function composePaymentReturned(entry: OutboxEntry): Promise<EmailContent> {
  const { payable, status, customer } = await readCustomerFacts(entry);
  const { paymentId, state, amountMinor, amountRefundedMinor, currency, createdAt } =
    await readLedgerEntry(entry);
  const isComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isComing || !isCurrency(currency)) throw new Undeliverable('outdated');
  return paymentReturned({
    customer,
    payable,
    amountMinor,
    currency,
    paidAt: createdAt.toDate(),
    paymentId,
    standing: standingOf(status),
  });
}

function standingOf(status: unknown): Standing {
  if (status === 'Pending') return 'open';
  return status === 'Cancelled' ? 'cancelled' : 'paid';
}

export function paymentReturned(facts: PaymentReturned): EmailContent {
  const { customer, standing } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Payment returned for ${name}`,
    preheader: `${amount} is on its way back to you.`,
    tone: 'warning',
    status: 'Payment returned',
    heading: `${amount} is on its way back to you`,
    blocks: [
      greeting(customer),
      `Your payment of ${amount} for ${name} couldn't be completed. ${arrival}`,
      sentences[standing](name),
      factsBlock({
        Amount: amount,
        'Attempted on': formatIndianTime(facts.paidAt),
        'Payment ID': facts.paymentId,
      }),
      {
        kind: 'button',
        label: standing === 'open' ? 'Pay now' : 'View in your profile',
        path: pageOf(facts),
      },
    ],
    reason: `You're receiving this email because a payment for ${name} was made from your account. We send it only once.`,
  };
}

const arrival = `The full amount will be returned to your original payment method within ${refundTime}.`;

const sentences: Record<Standing, (name: string) => string> = {
  open: (name) =>
    `You can still pay for ${name} from your profile, with the same or another payment method.`,
  paid: (name) => `We've received another payment for ${name}, so you don't need to pay again.`,
  cancelled: (name) => `You don't need to pay again because ${name} has been cancelled.`,
};
