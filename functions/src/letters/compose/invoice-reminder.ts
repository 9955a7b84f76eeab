import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { EmailContent } from '../email-content.ts';
import { wordsOf } from './charge-label.ts';
import { invoiceBlocks, readInvoiceLetter, type InvoiceLetter } from './invoice-letter.ts';
import { greeting } from './typed-text.ts';

/** Reminds of an open invoice, unless it was paid or cancelled in the meantime. */
export async function composeInvoiceReminder(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceReminder(await readInvoiceLetter(entry), new Date());
}

export function invoiceReminder(facts: InvoiceLetter, now: Date): EmailContent {
  const { customer, issued } = facts;
  const { amount, name } = wordsOf(facts);
  const isOverdue = issued !== undefined && issued.dueAt < now;
  return {
    to: customer,
    subject: `Reminder: ${name} is ${isOverdue ? 'overdue' : 'waiting for your payment'}`,
    preheader: `${amount} to be paid in your profile.`,
    tone: 'warning',
    status: isOverdue ? 'Overdue' : 'Reminder',
    heading: amount,
    blocks: [
      greeting(customer),
      `We have not received a payment for ${name} yet. If you have paid in the meantime, there is nothing to do. Otherwise log in with this email address and pay it in your profile, or answer this letter if something is wrong with it.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You get this letter because an invoice of ${site.name} to you is open.`,
  };
}
