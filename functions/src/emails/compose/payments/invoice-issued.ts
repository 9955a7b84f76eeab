import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { wordsOf } from './payable-label.ts';
import { invoiceBlocks, readInvoiceEmail, type InvoiceEmail } from './invoice-email.ts';
import { greeting } from '../messages/entered-text.ts';

export async function composeInvoiceIssued(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceIssued(await readInvoiceEmail(entry));
}

export function invoiceIssued(facts: InvoiceEmail): EmailContent {
  const { customer } = facts;
  const { amount, name } = wordsOf(facts);
  const capitalised = name.replace(/^\w/, (first) => first.toUpperCase());
  return {
    to: customer,
    subject: `${capitalised} from ${site.name}`,
    preheader: `${amount} due. Pay online from your profile.`,
    tone: 'action',
    status: 'New invoice',
    heading: amount,
    blocks: [
      greeting(customer),
      `We've issued ${name} for ${amount}. Log in with this email address to view and pay it.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You're receiving this email because ${site.name} issued an invoice to this email address.`,
  };
}
