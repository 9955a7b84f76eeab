import {
  Timestamp,
  type DocumentReference,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { type OutboxEntry, outbox } from '../../outbox/outbox-entry.ts';
import { type PaymentRecord, payments } from '../documents.ts';
import { deletions } from '../../platform/documents.ts';
import { firestore } from '../../platform/firebase.ts';
import type { PaymentFacts } from '../../platform/razorpay/entities.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { logFailure } from '../../platform/log.ts';
import {
  change,
  commitAtomically,
  readConsistently,
  type Reads,
} from '../../platform/commit-atomically.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { newOutboxEntry } from '../../outbox/new-outbox-entry.ts';
import { pathHash } from '../attempts/attempt-id.ts';
import { queryAttempts } from '../attempts/find-attempts.ts';
import { recordOrder } from '../recording/record-order.ts';

/** A later email wouldn't help the customer. */
const maxLatenessMs = 24 * 60 * 60_000;
const concurrency = 8;

interface Failure {
  uid: string;
  path: string;
  paymentId: string;
  createdAt: Timestamp;
  noticeDueAt: Timestamp;
}

/**
 * Queues one email for each order or invoice that is still unpaid half an hour after a failed payment. If Razorpay
 * doesn't answer, the next run tries again.
 */
export async function notifyOfFailedPayments(
  gateway: RazorpayGateway = razorpayGateway(),
  now: Date = new Date(),
): Promise<void> {
  const due = await payments
    .where('noticeDueAt', '<=', Timestamp.fromDate(now))
    .orderBy('noticeDueAt', 'desc')
    // Saves memory, because there may be many entries.
    .select('uid', 'path', 'createdAt', 'noticeDueAt')
    .get();
  await forEachConcurrent(latestFailures(due.docs), concurrency, async (failure) => {
    try {
      await notifyOfFailure(failure, gateway, now);
    } catch (error) {
      logFailure('failed-payment-waits', error, { payment: failure.paymentId }, 'warn');
    }
  });
}

function latestFailures(entries: readonly QueryDocumentSnapshot[]): Failure[] {
  const failures = new Map<string, Failure>();
  for (const entry of entries) {
    const { uid, path, createdAt, noticeDueAt } = entry.data() as PaymentRecord;
    if (uid === null || path === null || noticeDueAt === null || failures.has(path)) continue;
    failures.set(path, { uid, path, paymentId: entry.id, createdAt, noticeDueAt });
  }
  return [...failures.values()];
}

async function notifyOfFailure(
  failure: Failure,
  gateway: RazorpayGateway,
  now: Date,
): Promise<void> {
  const { uid, path, paymentId, noticeDueAt } = failure;
  const email = outbox.doc(`failed_${pathHash(path)}`);
  const isLate = now.getTime() - noticeDueAt.toMillis() > maxLatenessMs;
  const mayTell = !isLate && (await readConsistently((reads) => isFinal(reads, failure, email)));
  const made = mayTell ? await recordAll(failure, gateway) : [];
  const recipientEmail = made.find((it) => it.paymentId === paymentId)?.checkoutEmail ?? null;
  await commitAtomically(async (batch, reads) => {
    if (mayTell && (await isFinal(reads, failure, email))) {
      batch.create(
        email,
        newOutboxEntry('payment_failed', { uid, path, paymentId, recipientEmail }),
      );
    }
    for (const entry of (await paymentsFor(reads, path)).docs) {
      const { noticeDueAt: dueAt } = entry.data();
      if (dueAt && dueAt.toMillis() <= now.getTime()) change(batch, entry, { noticeDueAt: null });
    }
  });
}

/**
 * Records all payments for the order or invoice, because one may have succeeded without a report. Throws if one
 * can't be read, because it may have succeeded too.
 */
async function recordAll({ path }: Failure, gateway: RazorpayGateway): Promise<PaymentFacts[]> {
  const made: PaymentFacts[] = [];
  for (const attempt of (await queryAttempts(path).get()).docs) {
    const { razorpayOrderId } = attempt.data();
    if (!razorpayOrderId) continue;
    const { payments: recorded, hasUnreadable } = await recordOrder(razorpayOrderId, gateway);
    if (hasUnreadable) throw new ServerError('provider-unreadable');
    made.push(...recorded.map(({ facts }) => facts));
  }
  return made;
}

/**
 * Returns whether the email is due. The order or invoice must be unpaid, without an earlier email or a payment
 * under way. A later payment that was returned uncaptured has its own email.
 */
async function isFinal(
  reads: Reads,
  { uid, path, createdAt: failedAt }: Failure,
  email: DocumentReference<OutboxEntry>,
): Promise<boolean> {
  const [told, document, deletion] = await reads.getAll(
    email,
    firestore.doc(path),
    deletions.doc(uid),
  );
  if (told?.exists || deletion?.exists || document?.get('status') !== 'Pending') return false;
  return (await paymentsFor(reads, path)).docs
    .map((entry) => entry.data())
    .every(
      ({ state, createdAt }) =>
        state === 'failed' || (state === 'voided' && createdAt.toMillis() < failedAt.toMillis()),
    );
}

function paymentsFor(reads: Reads, path: string): Promise<QuerySnapshot<PaymentRecord>> {
  return reads.get(payments.where('path', '==', path));
}
