import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { productById } from '../../../../shared/catalogue/catalogue.ts';
import { countUsers } from '../../../../shared/catalogue/quantity.ts';
import { addDays } from '../../../../shared/subscriptions/term-days.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import { salesOf } from '../../../payments/attempts/payables.ts';
import { firestore } from '../../../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../../../subscriptions/documents.ts';
import type { Fact } from '../../email-content.ts';

export interface PaidPlans {
  plans: Fact[];
  /** Whether we ask for the renewal of any of them. */
  areRenewed: boolean;
  /** Whether some of the money changed no plan. */
  isUnused: boolean;
}

/** Describes the plans that an order or invoice paid, such as `APAC Debt Grid: 2 users, 31 Jan 2027 to 30 Jan 2028`. */
export async function paidPlans(payable: DocumentSnapshot): Promise<PaidPlans> {
  const { path } = payable.ref;
  const { planIds } = salesOf(path, payable.data() ?? {});
  const uid = payable.ref.parent.parent?.id;
  if (!uid || planIds.length === 0) return { plans: [], areRenewed: false, isUnused: false };
  const plans = await firestore.getAll(...planIds.map((id) => subscriptionsOf(uid).doc(id)));
  const isUnused = payable.get('unchangedPlans') !== undefined;
  const shown = plans.flatMap((plan) => {
    const stored = plan.data() as StoredSubscription | undefined;
    const isShown = stored && stored.state !== 'ended' && (!isUnused || isPaidBy(stored, path));
    return isShown ? [stored] : [];
  });
  return {
    plans: shown.map((plan) => describe(plan, path)),
    areRenewed: shown.some(({ renews }) => renews.on),
    isUnused,
  };
}

function isPaidBy({ paidBy, upcoming }: StoredSubscription, path: string): boolean {
  return paidBy === path || upcoming?.paidBy === path;
}

function describe({ productId, upcoming, ...running }: StoredSubscription, path: string): Fact {
  const { seats, termStart, termEnd } = upcoming?.paidBy === path ? upcoming : running;
  const days = `${formatIndianDay(termStart)} to ${formatIndianDay(addDays(termEnd, -1))}`;
  return {
    label: productById(productId)?.name ?? productId,
    value: `${seats === 0 ? 'Platform' : countUsers(seats)}, ${days}`,
  };
}
