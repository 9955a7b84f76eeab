import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { unclaimed } from '../../../shared/collections.ts';
import { isIssued } from '../../../shared/payments/invoices.ts';
import { bankPaymentId, readBankReference } from '../../../shared/payments/bank-payment-ids.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { indianDay, startOfIndianDay } from '../../../shared/values/indian-time.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { latestAttempt } from '../../payments/attempts/find-attempts.ts';
import { priceOf, salesOf } from '../../payments/attempts/payables.ts';
import { refuseHeld, refuseUnfinished } from '../../payments/checkout/refuse-unfinished.ts';
import { bankPayments, type BankPayment } from '../../payments/documents.ts';
import { payPlans } from '../../payments/recording/record-on-plans.ts';
import { change, put, type Reads } from '../../platform/commit-atomically.ts';
import { deletions } from '../../platform/documents.ts';
import { logFailure } from '../../platform/log.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { issueReceipts } from '../../receipts/issue/issue-receipts.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import type { Requester } from '../requester.ts';
import { currentTime } from '#clock';

type Payment = Omit<BankPayment, 'plansBefore'>;
type RecordRequest = Extract<AdminRequest, { action: 'record-bank-payment' }>;

/** Money can also arrive for an invoice that was replaced or cancelled. */
const unpaid: ReadonlySet<unknown> = new Set(['Pending', 'Cancelled']);
const noonMs = 12 * 60 * 60 * 1000;

/**
 * Records the full payment of an issued invoice by bank transfer: marks it Paid, starts or extends its plans, and
 * queues its receipt, in one commit. A restore keeps bank payments, so the
 * same reference pays the same invoice again. First asks Razorpay about an open attempt. A payment that Razorpay takes
 * afterwards is a duplicate, which is refunded. Throws `invalid-request`, `record-missing`, `changed-since` if
 * the invoice is paid, `invoice-unclaimed`, `no-customer-left`, `amount-mismatch`, `reference-used`, and as
 * `refuseUnfinished` does.
 */
export async function recordBankPayment(
  { idempotencyKey, action, payable: { uid, id }, ...entered }: RecordRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const now = Timestamp.fromDate(currentTime());
  const facts = readFacts(entered, now);
  if (uid === unclaimed) throw new ServerError('invoice-unclaimed');
  const reference = invoicesOf(uid).doc(id);
  const { path } = reference;
  await refuseUnfinished(path, gateway);
  const applied = await runIdempotent(
    { idempotencyKey, ...actor, action, path, note: null },
    async (batch, reads) => {
      const invoice = await readUnpaid(reads, reference, uid);
      if (entered.paidOn < issueDayOf(invoice)) throw new ServerError('paid-before-issue');
      const price = priceOf(invoice, 'invoice');
      if (!price || price.amountMinor !== entered.amountMinor) {
        throw new ServerError('amount-mismatch');
      }
      const wasCancelled = invoice.get('status') === 'Cancelled';
      const payment = { ...facts, ...price, uid, path, wasCancelled };
      const booking = await bookingOf(reads, payment);
      const plansBefore = await pay(batch, reads, invoice, { paymentId: booking.id, payment });
      put(batch, booking, { ...payment, plansBefore });
      return {
        before: { status: String(invoice.get('status')) },
        after: { status: 'Paid', reference: facts.reference, ...price },
        payablePath: path,
      };
    },
  );
  // The sweep of receipts tries again.
  await issueReceipts().catch((error: unknown) => logFailure('receipt-waits', error, { path }));
  return applied;
}

function readFacts(
  entered: Pick<RecordRequest, 'reference' | 'paidOn'>,
  now: Timestamp,
): Omit<Payment, 'uid' | 'path' | 'wasCancelled' | 'amountMinor' | 'currency'> {
  const reference = readBankReference(entered.reference);
  const start = startOfIndianDay(entered.paidOn);
  if (reference === undefined || !start || entered.paidOn > indianDay(now.toDate())) {
    throw new ServerError('invalid-request');
  }
  return {
    reference,
    paidOn: entered.paidOn,
    method: 'bank_transfer',
    razorpayOrderId: null,
    checkoutEmail: null,
    receiptState: 'queued',
    reversedAt: null,
    reversedMinor: 0,
    capturedAt: Timestamp.fromMillis(Math.min(now.toMillis(), start.getTime() + noonMs)),
    createdAt: now,
    updatedAt: now,
  };
}

function issueDayOf(invoice: DocumentSnapshot): string {
  return indianDay((invoice.get('createdAt') as Timestamp).toDate());
}

/**
 * Returns the entry of a bank reference. A reversed reference gets a new one. After a restore, the payment is known but
 * its invoice unpaid again. Throws `reference-used`.
 */
async function bookingOf(
  reads: Reads,
  { reference, path }: Payment,
): Promise<DocumentSnapshot<BankPayment>> {
  const { docs } = await reads.get(bankPayments.where('reference', '==', reference));
  const current = docs.find((booking) => booking.data().reversedAt === null);
  if (!current) return reads.get(bankPayments.doc(bankPaymentId(reference, docs.length + 1)));
  if (current.data().path !== path) throw new ServerError('reference-used');
  return current;
}

async function readUnpaid(
  reads: Reads,
  reference: DocumentSnapshot['ref'],
  uid: string,
): Promise<DocumentSnapshot> {
  const [invoice, deletion] = await Promise.all([
    reads.get(reference),
    reads.get(deletions.doc(uid)),
    refuseHeld(reads, reference.path),
  ]);
  if (!invoice.exists || !isIssued(invoice.data() ?? {})) throw new ServerError('record-missing');
  if (!unpaid.has(invoice.get('status'))) throw new ServerError('changed-since');
  if (deletion.exists) throw new ServerError('no-customer-left');
  return invoice;
}

async function pay(
  batch: WriteBatch,
  reads: Reads,
  invoice: DocumentSnapshot,
  { paymentId, payment }: { paymentId: string; payment: Payment },
): Promise<StoredSubscription[]> {
  const { uid, path, capturedAt: paidAt } = payment;
  const attempt = await latestAttempt(reads, path);
  if (attempt) change(batch, attempt, { state: 'expired' });
  const { planIds } = salesOf(path, invoice.data() ?? {});
  const found = planIds.map((id) => reads.get(subscriptionsOf(uid).doc(id)));
  const { before, unchanged } = await payPlans(batch, reads, invoice, {
    paymentId,
    record: payment,
    plans: await Promise.all(found),
  });
  change(batch, invoice, { status: 'Paid', paymentId, paidAt, ...unchanged });
  return before;
}
