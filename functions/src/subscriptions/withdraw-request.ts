import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../shared/collections.ts';
import type { Invoice } from '../../shared/payments/invoices.ts';
import type { PlanRequest } from '../../shared/subscriptions/subscription.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import { typedCollection } from '../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from './documents.ts';
import { withNextStep } from './next-step.ts';
import { currentTime } from '#clock';

interface CancelledFields {
  cancelledAt: Timestamp | FieldValue;
}

/** Opens an invoice again that a payment had withdrawn, after the payment was reversed. */
export async function reopenRequest(
  batch: WriteBatch,
  reads: Reads,
  uid: string,
  invoiceId: string,
): Promise<void> {
  const invoice = await reads.get(
    typedCollection<Invoice & CancelledFields>(userCollectionPath(uid, 'invoices')).doc(invoiceId),
  );
  if (invoice.data()?.status !== 'Cancelled') return;
  change(batch, invoice, { status: 'Pending', cancelledAt: FieldValue.delete() });
}

/**
 * Cancels an open renewal invoice of plans that the caller changes in the same commit. The other plans of the invoice
 * are requested anew.
 */
export async function withdrawRequest(
  batch: WriteBatch,
  reads: Reads,
  uid: string,
  invoiceId: string,
  changedPlans: readonly string[],
): Promise<void> {
  const invoices = typedCollection<Invoice & PlanRequest & CancelledFields>(
    userCollectionPath(uid, 'invoices'),
  );
  const invoice = await reads.get(invoices.doc(invoiceId));
  const stored = invoice.data();
  if (stored?.status !== 'Pending') return;
  const now = Timestamp.fromDate(currentTime());
  change(batch, invoice, { status: 'Cancelled', cancelledAt: now });
  for (const { subscriptionId } of stored.terms ?? []) {
    if (changedPlans.includes(subscriptionId)) continue;
    const other = await reads.get(subscriptionsOf(uid).doc(subscriptionId));
    const plan = other.data();
    if (plan?.renewalRequest !== invoiceId) continue;
    change(batch, other, withoutRequest(plan, now));
  }
}

/** Returns a plan whose renewal the engine asks for anew. */
export function withoutRequest(plan: StoredSubscription, now: Timestamp): StoredSubscription {
  return withNextStep({ ...plan, renewalRequest: null, remindedOn: null, updatedAt: now });
}

/** Returns the ids of the open invoices of a plan. */
export function requestIds({ renewalRequest, changeRequest }: StoredSubscription): string[] {
  return [renewalRequest, changeRequest].filter((id) => id !== null);
}

/** Returns the ids of the invoices that a plan no longer waits for after a change. */
export function droppedRequests(before: StoredSubscription, after: StoredSubscription): string[] {
  const kept = new Set(requestIds(after));
  return requestIds(before).filter((id) => !kept.has(id));
}
