import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { pageOf, wordsOf } from './payable-label.ts';
import { readInvoiceEmail, type InvoiceEmail } from './invoice-email.ts';
import { greeting } from '../messages/entered-text.ts';

export async function composeInvoiceCancelled(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceCancelled(await readInvoiceEmail(entry, 'Cancelled'));
}

export function invoiceCancelled(facts: InvoiceEmail): EmailContent {
  const { customer } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Cancelled: ${name} from ${site.name}`,
    preheader: 'You no longer need to pay it.',
    tone: 'action',
    status: 'Invoice cancelled',
    heading: "There's nothing left to pay",
    blocks: [
      greeting(customer),
      `We've cancelled ${name} for ${amount}. You no longer need to pay it. If you didn't expect this, reply to this email.`,
      { kind: 'button', label: 'View in your profile', path: pageOf(facts) },
    ],
    reason: `You're receiving this email because ${site.name} sent this invoice to this email address.`,
  };
}
