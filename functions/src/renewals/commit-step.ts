import { Timestamp, type DocumentReference, type WriteBatch } from 'firebase-admin/firestore';
import type { SubscriptionStep } from '../../shared/subscriptions/subscription.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import type { StoredSubscription } from '../subscriptions/documents.ts';

export interface Step {
  batch: WriteBatch;
  reads: Reads;
  uid: string;
  reference: DocumentReference<StoredSubscription>;
  plan: StoredSubscription;
  now: Date;
}

/**
 * Changes a plan in one commit, if the step is due and its account isn't being deleted. `act` adds what belongs to
 * the step, and resolves to the changed plan.
 */
export async function commitStep(
  reference: DocumentReference<StoredSubscription>,
  step: SubscriptionStep,
  now: Date,
  act: (step: Step) => StoredSubscription | Promise<StoredSubscription>,
): Promise<void> {
  const uid = reference.parent.parent?.id ?? '';
  await commitAtomically(async (batch, reads) => {
    const [snapshot, deletion] = await Promise.all([
      reads.get(reference),
      reads.get(deletions.doc(uid)),
    ]);
    const plan = snapshot.data();
    if (!plan || deletion.exists || !isDue(plan, step, now)) return;
    const changed = await act({ batch, reads, uid, reference, plan, now });
    change(batch, snapshot, { ...changed, updatedAt: Timestamp.fromDate(now) });
  });
}

function isDue({ nextStep, nextStepAt }: StoredSubscription, step: SubscriptionStep, now: Date) {
  return nextStep === step && nextStepAt !== null && nextStepAt.toMillis() <= now.getTime();
}
