import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { pageOf, wordsOf } from './payable-label.ts';
import { readInvoiceEmail, type InvoiceEmail } from './invoice-email.ts';
import { greeting } from '../messages/entered-text.ts';

export async function composeInvoiceLapsed(entry: OutboxEntry): Promise<EmailContent> {
  return invoiceLapsed(await readInvoiceEmail(entry, 'Cancelled'));
}

/** Tells the customer that an unpaid order by invoice was cancelled. */
export function invoiceLapsed(facts: InvoiceEmail): EmailContent {
  const { customer } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Order cancelled: ${name} wasn't paid`,
    preheader: "You don't need to pay it. You can order again.",
    tone: 'warning',
    status: 'Order cancelled',
    heading: "We didn't receive your payment",
    blocks: [
      greeting(customer),
      `We've cancelled your order by invoice, ${name} for ${amount}, because it wasn't paid in time. You don't need to pay it. To buy the same again, please place a new order.`,
      'If you have paid it by bank transfer, reply to this email with the bank reference. Your plans then start.',
      { kind: 'button', label: 'View in your profile', path: pageOf(facts) },
    ],
    reason: `You're receiving this email because you ordered by invoice from ${site.name}.`,
  };
}
