import { priceAtRate } from '../../../../shared/catalogue/pricing.ts';
import { countUsers, describeTerm } from '../../../../shared/catalogue/quantity.ts';
import {
  hasAgreedPrice,
  nextTermOf,
  type NextTerm,
} from '../../../../shared/subscriptions/next-term.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import type { Currency } from '../../../../shared/values/money.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { StoredSubscription } from '../../../subscriptions/documents.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { money } from '../payments/payable-label.ts';
import { planEmail, readPlanEmail, type PlanEmail } from './plan-email.ts';

export interface PlanChangedEmail extends PlanEmail {
  next: NextTerm;
  isAgreed: boolean;
  currency: Currency;
}

const renews = (plan: StoredSubscription) =>
  plan.renews.on && (plan.state === 'active' || plan.state === 'overdue');

export async function composePlanChanged(entry: OutboxEntry): Promise<EmailContent> {
  const facts = await readPlanEmail(entry, renews);
  const { plan } = facts;
  const [next, isAgreed] = [nextTermOf(plan), hasAgreedPrice(plan)];
  return planChanged({ ...facts, next, isAgreed, currency: plan.currency });
}

export function planChanged(facts: PlanChangedEmail): EmailContent {
  const { product, next, isAgreed, currency } = facts;
  const { seats, term, rate, termStart } = next;
  const day = formatIndianDay(termStart);
  return planEmail(facts, {
    subject: `Your plan for ${product} changes on ${day}`,
    status: 'Plan changed',
    tone: 'action',
    text: `We changed the next term of your plan for ${product}, as agreed with you. Nothing is charged automatically.`,
    details: [
      factsBlock({
        'First day': day,
        Users: seats === 0 ? 'None' : countUsers(seats),
        Term: describeTerm(term),
        'Platform fee': rate.base === 0 ? null : money(rate.base, currency),
        'Price per user': money(rate.seat, currency),
        'Price of the term': money(priceAtRate(rate, seats), currency),
      }),
      isAgreed
        ? `We agreed on this price per user. It stays the same for each term of 1 ${term} until we agree on another one.`
        : 'These are the prices of our catalogue.',
    ],
  });
}
