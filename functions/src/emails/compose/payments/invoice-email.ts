import { Timestamp } from 'firebase-admin/firestore';
import { formatIndianDate, formatIndianTime } from '../../../../shared/values/indian-time.ts';
import {
  isIssuedByStaff,
  lineTotal,
  type InvoiceLine,
} from '../../../../shared/payments/invoices.ts';
import { bankDetails } from '../../../../shared/site-bank.ts';
import { unclaimed } from '../../../../shared/collections.ts';
import type { PaymentStatus } from '../../../../shared/payments/payment-statuses.ts';
import type { PlanInvoice } from '../../../invoices/plan-invoice.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { priceOf } from '../../../payments/attempts/payables.ts';
import { factsBlock, type Block } from '../../email-content.ts';
import { money, pageOf, type PayableEmail } from './payable-label.ts';
import { readCustomerFacts } from '../read-facts.ts';
import { describeRestart, findSuspended, type SuspendedPlan } from '../suspended-plans.ts';
import { Undeliverable } from '../undeliverable.ts';

export interface InvoiceEmail extends PayableEmail {
  issuedAt: Date;
  /** Whether an account has the invoice. An issued one may wait for an account. */
  hasAccount: boolean;
  /** Undefined if the customer entered the invoice. */
  issued?: {
    lines: readonly InvoiceLine[];
    dueAt: Date;
    note: string | null;
    /** The plans that don't get the days in the lines, because they were suspended since. */
    suspended: readonly SuspendedPlan[];
  };
}

/** Throws Undeliverable if the invoice was deleted or has another status. */
export async function readInvoiceEmail(
  entry: OutboxEntry,
  expected: PaymentStatus = 'Pending',
): Promise<InvoiceEmail> {
  const { snapshot, payable, status, customer } = await readCustomerFacts(entry);
  const price = priceOf(snapshot, payable.type);
  if (status !== expected || !price) throw new Undeliverable('outdated');
  const invoice = snapshot.data() as Partial<PlanInvoice>;
  const { createdAt, lines, dueAt, note } = invoice;
  const uid = snapshot.ref.parent.parent?.id ?? unclaimed;
  const facts = {
    ...price,
    payable,
    hasAccount: uid !== unclaimed,
    issuedAt: (createdAt instanceof Timestamp ? createdAt : entry.createdAt).toDate(),
  };
  if (!lines || !dueAt) return { ...facts, customer };
  return {
    ...facts,
    // Staff chose the text and the address.
    customer: isIssuedByStaff(invoice) ? { ...customer, isVerified: true } : customer,
    issued: {
      lines,
      dueAt: dueAt.toDate(),
      note: note ?? null,
      suspended: await findSuspended(uid, invoice),
    },
  };
}

export function invoiceBlocks(facts: InvoiceEmail): Block[] {
  const { amountMinor, currency, issuedAt, issued, hasAccount } = facts;
  const total = money(amountMinor, currency);
  const items = issued?.lines.map((line) => ({
    label: describeLine(line),
    value: money(lineTotal(line), currency),
  }));
  return [
    ...(items ? [{ kind: 'items', items, total: { label: 'Total', value: total } } as const] : []),
    ...(issued?.note ? [issued.note] : []),
    ...(issued?.suspended ?? []).map(describeRestart),
    factsBlock({
      Amount: issued ? null : total,
      'Due by': issued ? formatIndianDate(issued.dueAt) : null,
      'Issued on': formatIndianTime(issuedAt),
    }),
    { kind: 'button', label: 'View and pay invoice', path: pageOf(facts) },
    ...(issued ? bankBlocks(facts) : []),
    ...(hasAccount ? [] : [howToSignUp]),
  ];
}

const howToSignUp: Block = {
  kind: 'note',
  text: 'No account yet? Sign up with this email address and verify it, and the invoice will appear in your profile.',
};

/** The seller's account, for a transfer instead of an online payment. */
function bankBlocks({ payable }: InvoiceEmail): Block[] {
  const details = bankDetails(payable.number);
  if (details.length === 0) return [];
  return ['You can also pay by bank transfer:', factsBlock(Object.fromEntries(details))];
}

function describeLine({ description, quantity }: InvoiceLine): string {
  return quantity === 1 ? description : `${quantity} × ${description}`;
}
