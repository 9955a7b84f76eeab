import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { unclaimed } from '../../../shared/collections.ts';
import type { AdminRequest, InvoiceToIssue } from '../../../shared/admin/admin-actions.ts';
import { endOfIndianDay } from '../../../shared/values/indian-time.ts';
import {
  invoiceLengths,
  isInvoiceAmount,
  issuedInvoiceNumber,
  lastDueDay,
  totalOfLines,
} from '../../../shared/payments/invoices.ts';
import { isMailAddress } from '../../../shared/values/mail-address.ts';
import { toMajorUnits } from '../../../shared/values/money.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { financialYear } from '../../../shared/receipts/receipt-numbers.ts';
import { describeSold } from '../../../shared/subscriptions/sold-plan.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { audit } from '../../audit/audit-entry.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import type { PlanInvoice } from '../../invoices/plan-invoice.ts';
import { issuedEmailId } from '../../outbox/invoice-email-ids.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { put } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { auth, firestore, isAccountMissing } from '../../platform/firebase.ts';
import { readNote } from '../../platform/read-note.ts';
import { isAddressProven } from '../../platform/sessions/proven-address.ts';
import { counters } from '../../receipts/documents.ts';
import type { Requester } from '../requester.ts';
import { readSold } from './read-sold.ts';
import { currentTime } from '#clock';

type IssueRequest = Extract<AdminRequest, { action: 'issue-invoice' }>;

/**
 * Numbers the invoice and queues its email in one commit. Without an account that has verified the address, the
 * invoice is unclaimed. Throws `invalid-request` and `due-too-late`.
 */
export async function issueInvoice(
  { idempotencyKey, action, invoice }: IssueRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const now = currentTime();
  const issued = readTerms(invoice, now);
  const reference = await findInvoiceReference(idempotencyKey, issued.email);
  const { path } = reference;
  const uid = reference.parent.parent?.id ?? unclaimed;
  return runIdempotent(
    { idempotencyKey, ...actor, action, path, note: issued.note },
    async (batch, reads) => {
      const year = financialYear(now);
      const counter = await reads.get(counters.doc(`invoices_${year}`));
      const last = (counter.data()?.last ?? 0) + 1;
      put(batch, counter, { last });
      const invoiceNumber = issuedInvoiceNumber(year, last);
      batch.create(reference, { ...issued, invoiceNumber, createdAt: Timestamp.fromDate(now) });
      const about = { uid: uid === unclaimed ? null : uid, path, recipientEmail: issued.email };
      batch.create(
        outbox.doc(issuedEmailId(idempotencyKey)),
        newOutboxEntry('invoice_issued', about),
      );
      const { status, currency, lines, purchases } = issued;
      const after = {
        number: invoiceNumber,
        status,
        amountMinor: totalOfLines(lines),
        currency,
        ...(purchases && { plans: purchases.map(describeSold).join('; ') }),
      };
      return { before: {}, after, payablePath: path };
    },
  );
}

function readTerms(
  entered: InvoiceToIssue,
  now: Date,
): Omit<PlanInvoice, 'invoiceNumber' | 'createdAt'> {
  const name = plainLine(entered.name);
  const email = plainLine(entered.email).toLowerCase();
  const { currency, lines, purchases } = readSold(entered);
  const dueAt = endOfIndianDay(entered.dueOn);
  const isNameFit = name !== '' && name.length <= invoiceLengths.name;
  if (!isNameFit || !isMailAddress(email) || !dueAt || dueAt < now) {
    throw new ServerError('invalid-request');
  }
  if (entered.dueOn > lastDueDay(now)) throw new ServerError('due-too-late');
  const amount = toMajorUnits(totalOfLines(lines));
  if (!isInvoiceAmount(amount)) throw new ServerError('invalid-request');
  return {
    name,
    email,
    phone: '',
    amount,
    currency,
    status: 'Pending',
    lines,
    ...(purchases && { purchases }),
    dueAt: Timestamp.fromDate(dueAt),
    note: entered.note === undefined ? null : readNote(entered.note),
  };
}

async function findInvoiceReference(idempotencyKey: string, email: string) {
  const before = (await audit.doc(idempotencyKey).get()).data();
  // A repeated request must find the same document, even if an account has verified the address since.
  if (before?.action === 'issue-invoice') {
    return invoicesOf(firestore.doc(before.path).parent.parent?.id ?? unclaimed).doc(
      idempotencyKey,
    );
  }
  return invoicesOf((await findOwner(email)) ?? unclaimed).doc(idempotencyKey);
}

/** Finds the account that has verified the address, unless it is being deleted. */
async function findOwner(email: string): Promise<string | undefined> {
  try {
    const user = await auth.getUserByEmail(email);
    const isLeaving = (await deletions.doc(user.uid).get()).exists;
    return !isLeaving && (await isAddressProven(user)) ? user.uid : undefined;
  } catch (error) {
    if (isAccountMissing(error)) return undefined;
    throw error;
  }
}
