import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { wordsOf } from './payable-label.ts';
import { invoiceBlocks, readInvoiceEmail, type InvoiceEmail } from './invoice-email.ts';
import { greeting } from '../messages/entered-text.ts';
import { currentTime } from '#clock';

export async function composeInvoiceReminder(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceReminder(await readInvoiceEmail(entry), currentTime());
}

export function invoiceReminder(facts: InvoiceEmail, now: Date): EmailContent {
  const { customer, issued } = facts;
  const { amount, name } = wordsOf(facts);
  const isOverdue = issued !== undefined && issued.dueAt < now;
  return {
    to: customer,
    subject: `Reminder: ${name} is ${isOverdue ? 'overdue' : 'due for payment'}`,
    preheader: `${amount} due. Pay online from your profile.`,
    tone: 'warning',
    status: isOverdue ? 'Overdue' : 'Reminder',
    heading: amount,
    blocks: [
      greeting(customer),
      `We haven't received your payment for ${name} yet. If you've already paid, please ignore this email. Otherwise, log in with this email address to pay it, or reply to this email if something is wrong.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You're receiving this email because you have an unpaid invoice from ${site.name}.`,
  };
}
