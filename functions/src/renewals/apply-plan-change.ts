import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { refuseHeld, refuseUnfinished } from '../payments/checkout/refuse-unfinished.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { reserveNumbers } from '../invoices/reserve-numbers.ts';
import { change, type Reads } from '../platform/commit-atomically.ts';
import type { RazorpayGateway } from '../platform/razorpay/client.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import { takeStep } from './take-step.ts';

/** A plan that its customer or staff change, within a commit. */
export interface PlanChanging {
  batch: WriteBatch;
  reads: Reads;
  uid: string;
  reference: DocumentReference<StoredSubscription>;
  plan: StoredSubscription;
  now: Date;
}

export interface PlanChanged {
  plan: StoredSubscription;
  /** The open invoices that no longer fit, which the commit cancels. */
  outdated?: readonly (string | null)[];
}

/**
 * Asks Razorpay about the open invoices that a change replaces, and records unreported payments. Throws as
 * `refuseUnfinished` does.
 */
export async function askAboutReplaced(
  uid: string,
  replaced: readonly (string | null | undefined)[],
  gateway: RazorpayGateway,
): Promise<void> {
  for (const id of replaced) {
    if (id) await refuseUnfinished(invoicesOf(uid).doc(id).path, gateway);
  }
}

/** Adds a changed plan to a commit, and cancels the invoices that no longer fit. Throws `payment-in-progress`. */
export async function applyPlanChange(
  { batch, reads, uid, reference, now }: PlanChanging,
  snapshot: DocumentSnapshot<StoredSubscription>,
  { plan, outdated = [] }: PlanChanged,
): Promise<void> {
  for (const id of outdated) {
    if (!id) continue;
    await refuseHeld(reads, invoicesOf(uid).doc(id).path);
    await withdrawRequest(batch, reads, uid, id, [reference.id]);
  }
  change(batch, snapshot, { ...plan, updatedAt: Timestamp.fromDate(now) });
}

/** Issues a replaced renewal invoice anew at once. */
export async function requestAnew(
  reference: DocumentReference<StoredSubscription>,
  { now, gateway }: { now: Date; gateway: RazorpayGateway },
): Promise<void> {
  if ((await reference.get()).data()?.nextStep !== 'request') return;
  await takeStep(reference, { now, gateway, numbers: await reserveNumbers(1, now) });
}
