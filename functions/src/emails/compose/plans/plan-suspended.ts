import { userCollectionPath } from '../../../../shared/collections.ts';
import { site } from '../../../../shared/site.ts';
import { lastDayOf, lastDayOfSuspension } from '../../../../shared/subscriptions/last-days.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { greeting } from '../messages/entered-text.ts';
import { invoiceBlocks, readInvoiceEmail, type InvoiceEmail } from '../payments/invoice-email.ts';
import { wordsOf } from '../payments/payable-label.ts';
import { Undeliverable } from '../undeliverable.ts';
import { readPlanEmail } from './plan-email.ts';

export interface SuspendedEmail extends InvoiceEmail {
  product: string;
  /** The last day of the term that ended. */
  lastDay: string;
  /** The last day on which the suspended plan can be paid. */
  lastDayToPay: string;
}

/** Throws Undeliverable if the plan isn't suspended by now, or if its invoice is being replaced. */
export async function composePlanSuspended(entry: OutboxEntry): Promise<EmailContent> {
  const { product, plan } = await readPlanEmail(entry, ({ state }) => state === 'suspended');
  if (plan.renewalRequest === null || entry.uid === null) throw new Undeliverable('outdated');
  const path = `${userCollectionPath(entry.uid, 'invoices')}/${plan.renewalRequest}`;
  return planSuspended({
    ...(await readInvoiceEmail({ ...entry, path })),
    product,
    lastDay: lastDayOf(plan),
    lastDayToPay: lastDayOfSuspension(plan),
  });
}

export function planSuspended(facts: SuspendedEmail): EmailContent {
  const { customer, product, lastDay, lastDayToPay } = facts;
  const { amount, name } = wordsOf(facts);
  const payBy = formatIndianDay(lastDayToPay);
  return {
    to: customer,
    subject: `${product} is suspended`,
    preheader: `Pay ${amount} by ${payBy} to restore access.`,
    tone: 'warning',
    status: 'Plan suspended',
    heading: amount,
    blocks: [
      greeting(customer),
      `The term of ${product} ended on ${formatIndianDay(lastDay)}, and we haven't received your payment for ${name}. Your users no longer have access. To restore it, pay by ${payBy}. If you don't, the plan ends.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You're receiving this email because you have a plan from ${site.name}.`,
  };
}
