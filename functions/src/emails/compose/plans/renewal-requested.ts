import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { greeting } from '../messages/entered-text.ts';
import { invoiceBlocks, readInvoiceEmail } from '../payments/invoice-email.ts';
import { wordsOf } from '../payments/payable-label.ts';
import { listOf, readRenewal, type RenewalEmail } from './renewal-email.ts';

export async function composeRenewalRequested(entry: OutboxEntry): Promise<EmailContent> {
  return renewalRequested(await readRenewal(entry, await readInvoiceEmail(entry)));
}

export function renewalRequested(facts: RenewalEmail): EmailContent {
  const { customer, products, lastDay, lastGraceDay, lastSuspendedDay, replaced } = facts;
  const { amount, name } = wordsOf(facts);
  const end = `${lastGraceDay === null ? 'ends' : 'ended'} on ${formatIndianDay(lastDay)}`;
  const payBy = formatIndianDay(lastSuspendedDay ?? lastGraceDay ?? lastDay);
  const aim = lastSuspendedDay === null ? 'To keep access' : 'To get access back';
  return {
    to: customer,
    subject: `Renew ${products} by ${payBy}`,
    preheader: `${amount} for the next term. Nothing is charged automatically.`,
    tone: 'action',
    status: 'Renewal invoice',
    heading: amount,
    blocks: [
      greeting(customer),
      `The term of ${products} ${end}. ${aim}, pay ${name} for the next term by ${payBy}. Nothing is charged automatically.`,
      ...(replaced.length === 0 ? [] : [`This invoice replaces ${listOf(replaced)}.`]),
      ...invoiceBlocks(facts),
      'To change the number of users or the term, or to cancel, open My Plans in your profile.',
    ],
    reason: `You're receiving this email because you have a plan from ${site.name}.`,
  };
}
