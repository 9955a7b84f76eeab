import { Timestamp } from 'firebase-admin/firestore';
import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { priceOf } from '../../payments/attempts/charges.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { money, nameOf, pageOf, type StoredChargeLabel } from './charge-label.ts';
import { readCustomerFacts } from './read-facts.ts';
import { greeting, type Recipient } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

interface InvoiceIssued {
  /** Until the operator can issue invoices, the name is the one that the customer typed. */
  customer: Recipient;
  charge: StoredChargeLabel;
  amountMinor: number;
  currency: Currency;
  issuedAt: Date;
}

/** Announces a new invoice, unless it was paid or cancelled in the meantime. */
export async function composeInvoiceIssued(entry: OutboxEntry): Promise<EmailContent> {
  const { snapshot, charge, status, customer } = await readCustomerFacts(entry);
  const price = priceOf(snapshot, charge.type);
  if (status !== 'Pending' || !price) throw new Undeliverable('outdated');
  const createdAt: unknown = snapshot.get('createdAt');
  const issuedAt = createdAt instanceof Timestamp ? createdAt : entry.createdAt;
  return invoiceIssued({
    ...price,
    customer,
    charge,
    issuedAt: issuedAt.toDate(),
  });
}

export function invoiceIssued(facts: InvoiceIssued): EmailContent {
  const { customer, charge } = facts;
  const amount = money(facts.amountMinor, facts.currency);
  const name = nameOf(charge, customer);
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
      `We have issued ${name} for ${amount} to you. Log in with this e-mail address to see it and to pay it in your profile.`,
      factsBlock({ Amount: amount, 'Issued on': formatIndianTime(facts.issuedAt) }),
      {
        kind: 'button',
        label: 'See and pay the invoice',
        path: pageOf({ charge, customer }),
      },
      {
        kind: 'note',
        text: 'No account yet? Sign up with this e-mail address and verify it: the invoice is then in your profile.',
      },
    ],
    reason: `You get this letter because ${site.name} issued an invoice to this e-mail address.`,
  };
}
