import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { EmailContent } from '../email-content.ts';
import { wordsOf } from './charge-label.ts';
import { invoiceBlocks, readInvoiceLetter, type InvoiceLetter } from './invoice-letter.ts';
import { greeting } from './typed-text.ts';

/** Announces a new invoice, unless it was paid or cancelled in the meantime. */
export async function composeInvoiceIssued(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceIssued(await readInvoiceLetter(entry));
}

export function invoiceIssued(facts: InvoiceLetter): EmailContent {
  const { customer } = facts;
  const { amount, name } = wordsOf(facts);
  const capitalised = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return {
    to: customer,
    subject: `${capitalised} from ${site.name}`,
    preheader: `${amount} to be paid in your profile.`,
    tone: 'action',
    status: 'New invoice',
    heading: amount,
    blocks: [
      greeting(customer),
      `We have issued ${name} for ${amount} to you. Log in with this email address to see it and to pay it in your profile.`,
      ...invoiceBlocks(facts),
    ],
    reason: `You get this letter because ${site.name} issued an invoice to this email address.`,
  };
}
