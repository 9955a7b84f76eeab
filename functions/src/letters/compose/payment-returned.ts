import { formatIndianTime } from '../../../shared/indian-time.ts';
import { isCurrency } from '../../../shared/money.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { pageOf, wordsOf, type ChargeLetter } from './charge-label.ts';
import { readCustomerFacts, readLedgerEntry } from './read-facts.ts';
import { greeting } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

/** Whether the order or invoice can still be paid after the payment came back. */
type Standing = 'open' | 'paid' | 'cancelled';

interface PaymentReturned extends ChargeLetter {
  paidAt: Date;
  paymentId: string;
  standing: Standing;
}

/** The letter is outdated if the refund failed or the payment was captured after all. */
export async function composePaymentReturned(entry: OutboxEntry): Promise<EmailContent> {
  const { charge, status, customer } = await readCustomerFacts(entry);
  const { paymentId, state, amountMinor, amountRefundedMinor, currency, createdAt } =
    await readLedgerEntry(entry);
  const isComing = state === 'voided' && amountRefundedMinor >= amountMinor;
  if (!isComing || !isCurrency(currency)) throw new Undeliverable('outdated');
  return paymentReturned({
    customer,
    charge,
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
      `Your payment of ${amount} for ${name} could not be completed. ${arrival}`,
      sentences[standing](name),
      factsBlock({
        Amount: amount,
        'Tried on': formatIndianTime(facts.paidAt),
        'Payment ID': facts.paymentId,
      }),
      {
        kind: 'button',
        label: standing === 'open' ? 'Pay in your profile' : 'View it in your profile',
        path: pageOf(facts),
      },
    ],
    reason: `You get this letter because a payment for ${name} was made from your account. It is sent only once.`,
  };
}

const arrival =
  'We have not kept the money: it goes back to the payment method that you paid with, within 5 to 7 working days.';

const sentences: Record<Standing, (name: string) => string> = {
  open: (name) =>
    `Nothing is lost: ${name} is kept in your profile, where you can pay it with the same or another method.`,
  paid: (name) => `Another payment for ${name} has reached us, so you need not pay again.`,
  cancelled: (name) => `You need not pay again, since ${name} is cancelled.`,
};
