import type { AdminRequest, PlanName } from '../../../shared/admin/admin-actions.ts';
import type { AuditedChange, AuditFacts } from '../../../shared/admin/audit.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { nextTermOf } from '../../../shared/subscriptions/next-term.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { invoicesOf } from '../../invoices/issued-invoice.ts';
import { deletions } from '../../platform/documents.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import { readNote } from '../../platform/read-note.ts';
import {
  applyPlanChange,
  askAboutReplaced,
  requestAnew,
  type PlanChanged,
  type PlanChanging,
} from '../../renewals/apply-plan-change.ts';
import { cancelPlan } from '../../renewals/cancel-plan.ts';
import { renewAgain } from '../../renewals/change-next-term.ts';
import { endPlanNow } from '../../renewals/end-plan-now.ts';
import { subscriptionsOf, type StoredSubscription } from '../../subscriptions/documents.ts';
import type { Requester } from '../requester.ts';
import { changeTerms } from './change-terms.ts';
import { extendGrace } from './extend-grace.ts';
import { currentTime } from '#clock';
import { holdRenewal, releaseRenewal } from './hold-renewal.ts';

type PlanRequest = Extract<AdminRequest, { plan: PlanName }>;

/**
 * Changes a customer's plan. First asks Razorpay about the open invoices that the change cancels, and records
 * unreported payments. Throws `invalid-request`, `record-missing`, `changed-since` if the plan's state doesn't allow
 * the change, and as `refuseUnfinished` does.
 */
export async function changePlanByStaff(
  request: PlanRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
  now: Date = currentTime(),
): Promise<AuditedChange> {
  const { idempotencyKey, action } = request;
  const { uid, id } = request.plan;
  const reference = subscriptionsOf(uid).doc(id);
  const note = 'note' in request ? readNote(request.note) : null;
  await askAboutReplaced(uid, replacedBy(request, (await reference.get()).data()), gateway);
  const applied = await runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note },
    async (batch, reads) => {
      const [snapshot, deletion] = await Promise.all([
        reads.get(reference),
        reads.get(deletions.doc(uid)),
      ]);
      const plan = snapshot.data();
      if (!plan || deletion.exists) throw new ServerError('record-missing');
      const changing = { batch, reads, uid, reference, plan, now };
      const changed = await act(request, changing, note);
      await applyPlanChange(changing, snapshot, changed);
      return { ...changedFacts(plan, changed.plan), payablePath: heldInvoice(request, plan) };
    },
  );
  await requestAnew(reference, { now, gateway });
  return applied;
}

function replacedBy({ action }: PlanRequest, plan: StoredSubscription | undefined) {
  switch (action) {
    case 'cancel-plan':
    case 'change-plan-terms':
      return [plan?.renewalRequest];
    case 'end-plan':
      return [plan?.renewalRequest, plan?.changeRequest];
    case 'renew-plan':
    case 'hold-renewal':
    case 'release-renewal':
    case 'extend-grace':
      return [];
  }
}

/** Returns the path of the invoice whose history shows the change. */
function heldInvoice(
  { action, plan: { uid } }: PlanRequest,
  { renewalRequest }: StoredSubscription,
): string | null {
  const isHold = action === 'hold-renewal' || action === 'release-renewal';
  return isHold && renewalRequest !== null ? invoicesOf(uid).doc(renewalRequest).path : null;
}

function act(
  request: PlanRequest,
  changing: PlanChanging,
  note: string | null,
): PlanChanged | Promise<PlanChanged> {
  switch (request.action) {
    case 'cancel-plan':
      return cancelPlan(changing, note);
    case 'renew-plan':
      return renewAgain(changing);
    case 'change-plan-terms':
      return changeTerms(changing, request);
    case 'end-plan':
      return endPlanNow(changing, 'staff');
    case 'hold-renewal':
      return holdRenewal(changing, request.heldUntil);
    case 'release-renewal':
      return releaseRenewal(changing);
    case 'extend-grace':
      return extendGrace(changing, request.graceUntil);
  }
}

function changedFacts(before: StoredSubscription, after: StoredSubscription): AuditedChange {
  const [from, to] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(to).filter((name) => from[name] !== to[name]);
  const names = changed.includes('agreedMinor') ? [...changed, 'currency'] : changed;
  const only = (facts: AuditFacts) =>
    Object.fromEntries(names.map((name) => [name, facts[name] ?? null]));
  return { before: only(from), after: only(to) };
}

function factsOf(plan: StoredSubscription): AuditFacts {
  const { state, renews, graceUntil, heldUntil, currency } = plan;
  const { seats: nextSeats, term: nextTerm } = nextTermOf(plan);
  const agreed = { agreedMinor: plan.agreed?.seat ?? null, agreedTerm: plan.agreed?.term ?? null };
  const days = { graceUntil, heldUntil };
  return { plan: state, renews: renews.on, ...days, nextSeats, nextTerm, ...agreed, currency };
}
