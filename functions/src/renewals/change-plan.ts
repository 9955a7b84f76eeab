import { Timestamp, type DocumentReference, type WriteBatch } from 'firebase-admin/firestore';
import type {
  ChangePlanAnswer,
  ChangePlanRequest,
} from '../../shared/subscriptions/plan-changes.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { refuseHeld, refuseUnfinished } from '../payments/checkout/refuse-unfinished.ts';
import { invoicesOf } from '../invoices/issued-invoice.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import { subscriptionsOf, type StoredSubscription } from '../subscriptions/documents.ts';
import { withdrawRequest } from '../subscriptions/withdraw-request.ts';
import { addSeatsNow } from './add-seats-now.ts';
import { cancelPlan } from './cancel-plan.ts';
import { changeNextTerm, keepTerm, renewAgain } from './change-next-term.ts';
import { reserveNumbers } from '../invoices/reserve-numbers.ts';
import { takeStep } from './take-step.ts';

/** A plan that its customer changes, within a commit. */
export interface PlanChanging {
  batch: WriteBatch;
  reads: Reads;
  uid: string;
  reference: DocumentReference<StoredSubscription>;
  plan: StoredSubscription;
  now: Date;
  /** The number of an invoice, if the change needs one. */
  invoiceNumber: string | undefined;
}

export interface PlanChanged {
  plan: StoredSubscription;
  /** The open invoice that no longer fits, which the commit cancels. */
  outdated?: string | null;
  /** The invoice to pay before the change takes effect. */
  invoiceId?: string;
}

/**
 * Applies a customer's change to their plan. First asks Razorpay about an open invoice that the change replaces, and
 * records its unreported payments. Throws ServerError: `forbidden`, `changed-since` if the plan's state doesn't allow
 * the change, `amount-mismatch`, `already-paid`, `payment-in-progress`, `payment-mismatch`, `provider-*`.
 */
export async function changePlan(
  { uid, id, change: asked }: ChangePlanRequest & { uid: string },
  gateway: RazorpayGateway = razorpayGateway(),
  now: Date = new Date(),
): Promise<ChangePlanAnswer> {
  const reference = subscriptionsOf(uid).doc(id);
  const act = actionOf(asked);
  const replaced = replacedBy(asked, (await reference.get()).data());
  if (replaced) await refuseUnfinished(invoicesOf(uid).doc(replaced).path, gateway);
  const [invoiceNumber] = asked.kind === 'add-seats' ? await reserveNumbers(1, now) : [];
  const answer = await commitAtomically(async (batch, reads) => {
    const [snapshot, deletion] = await Promise.all([
      reads.get(reference),
      reads.get(deletions.doc(uid)),
    ]);
    const plan = snapshot.data();
    if (!plan || deletion.exists) throw new ServerError('forbidden');
    const changing = { batch, reads, uid, reference, plan, now, invoiceNumber };
    const { plan: changed, outdated, invoiceId = null } = await act(changing);
    if (outdated) {
      await refuseHeld(reads, invoicesOf(uid).doc(outdated).path);
      await withdrawRequest(batch, reads, uid, outdated, [id]);
    }
    change(batch, snapshot, { ...changed, updatedAt: Timestamp.fromDate(now) });
    return { invoiceId };
  });
  // A replaced request is issued anew at once.
  if ((await reference.get()).data()?.nextStep === 'request') {
    await takeStep(reference, { now, gateway, numbers: await reserveNumbers(1, now) });
  }
  return answer;
}

function replacedBy(
  { kind }: ChangePlanRequest['change'],
  plan: StoredSubscription | undefined,
): string | null | undefined {
  if (kind === 'renew') return undefined;
  return kind === 'add-seats' ? plan?.changeRequest : plan?.renewalRequest;
}

function actionOf(asked: ChangePlanRequest['change']) {
  return (changing: PlanChanging): PlanChanged | Promise<PlanChanged> => {
    switch (asked.kind) {
      case 'cancel':
        return cancelPlan(changing, asked.reason);
      case 'renew':
        return renewAgain(changing);
      case 'next':
        return changeNextTerm(changing, asked);
      case 'keep':
        return keepTerm(changing);
      case 'add-seats':
        return addSeatsNow(changing, asked);
    }
  };
}
