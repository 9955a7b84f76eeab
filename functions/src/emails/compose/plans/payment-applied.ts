import { countUsers } from '../../../../shared/catalogue/quantity.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { periodOf } from '../../../subscriptions/term-texts.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { planEmail, readPlanEmail, type PlanEmail } from './plan-email.ts';
import { findPayableFacts, readLedgerEntry } from '../read-facts.ts';
import { Undeliverable } from '../undeliverable.ts';
import { nameOf } from '../payments/payable-label.ts';

export interface PaymentApplied extends PlanEmail {
  /** The name of the invoice that was paid. */
  name: string;
  seats: number;
  /** Such as `1 month, 31 Jan 2027 to 27 Feb 2027`. */
  period: string;
}

/** Throws Undeliverable if the money went back meanwhile. */
export async function composePaymentApplied(entry: OutboxEntry): Promise<EmailContent> {
  const facts = await readPlanEmail(entry, ({ state }) => state !== 'ended');
  const { customer, plan } = facts;
  const payment = await readLedgerEntry(entry);
  const paid = await findPayableFacts(payment.path);
  if (payment.state !== 'captured' || !paid) throw new Undeliverable('outdated');
  const term = plan.upcoming?.paidBy === payment.path ? plan.upcoming : plan;
  const name = nameOf(paid.payable, customer);
  return paymentApplied({ ...facts, name, seats: term.seats, period: periodOf(term) });
}

export function paymentApplied(facts: PaymentApplied): EmailContent {
  const { product, name, seats, period } = facts;
  return planEmail(facts, {
    subject: `We used your payment for ${product}`,
    status: 'Payment used',
    tone: 'success',
    text: `When your payment for ${name} arrived, your plan for ${product} had changed, so we couldn't use it at first. We've now used it:`,
    details: [factsBlock({ Users: seats === 0 ? 'None' : countUsers(seats), Term: period })],
  });
}
