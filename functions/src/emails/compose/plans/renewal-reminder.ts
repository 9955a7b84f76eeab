import { site } from '../../../../shared/site.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { greeting } from '../messages/entered-text.ts';
import { invoiceBlocks, readInvoiceEmail } from '../payments/invoice-email.ts';
import { wordsOf } from '../payments/payable-label.ts';
import { readRenewal, type RenewalEmail } from './renewal-email.ts';

export async function composeRenewalReminder(entry: OutboxEntry): Promise<EmailContent> {
  return renewalReminder(await readRenewal(entry, await readInvoiceEmail(entry)));
}

export function renewalReminder(facts: RenewalEmail): EmailContent {
  const { customer, products, lastDay, lastGraceDay } = facts;
  const { amount, name } = wordsOf(facts);
  const isOverdue = lastGraceDay !== null;
  const state = isOverdue
    ? `The term of ${products} ended on ${formatIndianDay(lastDay)}, and we haven't received your payment for ${name} yet. Your users lose access after ${formatIndianDay(lastGraceDay)} unless you pay it by then.`
    : `The term of ${products} ends on ${formatIndianDay(lastDay)}, and we haven't received your payment for ${name} yet.`;
  return {
    to: customer,
    subject: isOverdue ? `Payment overdue for ${products}` : `Reminder: renew ${products}`,
    preheader: `${amount} due. Pay online from your profile.`,
    tone: 'warning',
    status: isOverdue ? 'Overdue' : 'Reminder',
    heading: amount,
    blocks: [
      greeting(customer),
      `${state} If you've already paid, please ignore this email.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You're receiving this email because you have a plan from ${site.name}.`,
  };
}
