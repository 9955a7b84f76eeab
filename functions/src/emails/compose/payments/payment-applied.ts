import { site } from '../../../../shared/site.ts';
import { isCurrency } from '../../../../shared/values/money.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent, Fact } from '../../email-content.ts';
import { greeting } from '../messages/entered-text.ts';
import { readCustomerFacts, readLedgerEntry } from '../read-facts.ts';
import { Undeliverable } from '../undeliverable.ts';
import { paidPlans } from './paid-plans.ts';
import { pageOf, wordsOf, type PayableEmail } from './payable-label.ts';

interface PaymentApplied extends PayableEmail {
  /** What the payment pays and for which days. */
  plans: readonly Fact[];
}

/** Throws Undeliverable if the money went back meanwhile. */
export async function composePaymentApplied(entry: OutboxEntry): Promise<EmailContent> {
  const { snapshot, payable, customer } = await readCustomerFacts(entry);
  const { state, amountMinor, currency } = await readLedgerEntry(entry);
  const { plans } = await paidPlans(snapshot);
  if (state !== 'captured' || plans.length === 0 || !isCurrency(currency))
    throw new Undeliverable('outdated');
  return paymentApplied({ customer, payable, amountMinor, currency, plans });
}

export function paymentApplied(facts: PaymentApplied): EmailContent {
  const { customer, plans } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `We used your payment for ${name}`,
    preheader: `Your payment of ${amount} now pays for a plan.`,
    tone: 'success',
    status: 'Payment used',
    heading: amount,
    blocks: [
      greeting(customer),
      `Your payment of ${amount} for ${name} arrived too late for its plan. We've now used it:`,
      { kind: 'facts', facts: plans },
      { kind: 'button', label: 'View in your profile', path: pageOf(facts) },
    ],
    reason: `You're receiving this email because you have a plan from ${site.name}.`,
  };
}
