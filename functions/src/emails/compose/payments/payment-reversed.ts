import type { Timestamp } from 'firebase-admin/firestore';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import type { OperatorChange } from '../../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../../shared/subscriptions/subscription.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { bankPayments } from '../../../payments/documents.ts';
import { firestore } from '../../../platform/firebase.ts';
import { greeting } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';
import { factsBlock, type Block, type EmailContent } from '../../email-content.ts';
import { invoiceBlocks, readInvoiceEmail, type InvoiceEmail } from './invoice-email.ts';
import { wordsOf } from './payable-label.ts';

interface PaymentReversed extends InvoiceEmail {
  bankReference: string;
  /** The day in India on which the money was said to have arrived. */
  paidOn: string;
  receiptNumber: string | null;
  /** Staff's reason. It may be about the customer. */
  note: string | null;
  /** False if the invoice is cancelled, because nothing waits for its payment. */
  isDue: boolean;
  /** What the payment had paid and lost again; null if no plan. */
  paid: keyof PlanRequest | null;
}

export async function composePaymentReversed(entry: OutboxEntry): Promise<EmailContent> {
  const payment = (await bankPayments.doc(entry.paymentId ?? 'none').get()).data();
  const invoice = await firestore.doc(entry.path ?? '').get();
  const { status, operatorChanges = [], ...request } = (invoice.data() ?? {}) as ReversedInvoice;
  const isDue = status !== 'Cancelled';
  const facts = await readInvoiceEmail(entry, isDue ? 'Pending' : 'Cancelled');
  const reversal = operatorChanges.findLast(({ change }) => change === 'payment_reversed');
  if (!payment || !reversal) throw new Undeliverable('gone');
  const { reference: bankReference, paidOn } = payment;
  const { note, receiptNumber = null } = reversal;
  const paid = paidKinds.find((kind) => request[kind] !== undefined) ?? null;
  return paymentReversed({ ...facts, bankReference, paidOn, note, receiptNumber, isDue, paid });
}

type ReversedInvoice = PlanRequest & {
  status?: string;
  operatorChanges?: OperatorChange<Timestamp>[];
};

const paidKinds = ['purchases', 'terms', 'change'] as const;

export function paymentReversed(facts: PaymentReversed): EmailContent {
  const { customer, bankReference, paidOn, receiptNumber, note, isDue, paid } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Payment reversed: ${name} is ${isDue ? 'unpaid again' : 'cancelled'}`,
    preheader: `${isDue ? `${amount} due` : 'Nothing is due'}. We had recorded a bank payment by mistake.`,
    tone: 'warning',
    status: 'Payment reversed',
    heading: amount,
    blocks: [
      greeting(customer),
      `We had recorded a bank payment for ${name} by mistake and have reversed it. We moved no money. ${isDue ? `The invoice is unpaid again.${paid === null ? '' : effects[paid]}` : "The invoice is cancelled. You don't need to pay it."}`,
      ...(note !== null && customer.isVerified ? [`Reason: ${note}`] : []),
      factsBlock({
        'Reversed payment': amount,
        'Bank reference': bankReference,
        'Recorded for': formatIndianDay(paidOn),
        'No longer valid': receiptNumber === null ? null : `Receipt ${receiptNumber}`,
      }),
      ...(isDue ? askAgain(facts) : []),
    ],
    reason: `You're receiving this email because you have an invoice from ${site.name}.`,
  };
}

function askAgain(facts: InvoiceEmail): Block[] {
  return [
    'Please pay the invoice below. If you have already paid it, reply to this email with the bank reference of your transfer.',
    ...invoiceBlocks(facts),
  ];
}

const effects: Record<keyof PlanRequest, string> = {
  purchases: ' The plans that it had started have ended. They start again once you pay.',
  terms: ' The renewal of your plan is due again. Please pay it to keep your access.',
  change: ' The users that it had added are removed until you pay.',
};
