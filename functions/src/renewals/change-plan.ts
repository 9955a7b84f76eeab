import type {
  ChangePlanAnswer,
  ChangePlanRequest,
} from '../../shared/subscriptions/plan-changes.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { reserveNumbers } from '../invoices/reserve-numbers.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import { subscriptionsOf, type StoredSubscription } from '../subscriptions/documents.ts';
import { addSeatsNow, type SeatsAdded, type SeatsAdding } from './add-seats-now.ts';
import { applyPlanChange, askAboutReplaced, requestAnew } from './apply-plan-change.ts';
import { cancelPlan } from './cancel-plan.ts';
import { changeNextTerm, keepTerm, renewAgain } from './change-next-term.ts';
import { currentTime } from '#clock';

/**
 * Applies a customer's change to their plan. First asks Razorpay about an open invoice that the change replaces, and
 * records its unreported payments. Throws ServerError: `forbidden`, `changed-since` if the plan's state doesn't allow
 * the change, `amount-mismatch`, `already-paid`, `payment-in-progress`, `payment-mismatch`, `provider-*`.
 */
export async function changePlan(
  { uid, id, change: asked }: ChangePlanRequest & { uid: string },
  gateway: RazorpayGateway = razorpayGateway(),
  now: Date = currentTime(),
): Promise<ChangePlanAnswer> {
  const reference = subscriptionsOf(uid).doc(id);
  const act = actionOf(asked);
  await askAboutReplaced(uid, [replacedBy(asked, (await reference.get()).data())], gateway);
  const [invoiceNumber] = asked.kind === 'add-seats' ? await reserveNumbers(1, now) : [];
  const answer = await commitAtomically(async (batch, reads) => {
    const [snapshot, deletion] = await Promise.all([
      reads.get(reference),
      reads.get(deletions.doc(uid)),
    ]);
    const plan = snapshot.data();
    if (!plan || deletion.exists) throw new ServerError('forbidden');
    const changing = { batch, reads, uid, reference, plan, now, invoiceNumber };
    const changed = await act(changing);
    await applyPlanChange(changing, snapshot, changed);
    return { invoiceId: changed.invoiceId ?? null };
  });
  await requestAnew(reference, { now, gateway });
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
  return (changing: SeatsAdding): SeatsAdded | Promise<SeatsAdded> => {
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
