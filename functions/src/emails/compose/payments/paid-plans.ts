import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { productById } from '../../../../shared/catalogue/catalogue.ts';
import { countUsers } from '../../../../shared/catalogue/quantity.ts';
import { addDays } from '../../../../shared/subscriptions/term-days.ts';
import { formatIndianDay } from '../../../../shared/values/indian-time.ts';
import { salesOf } from '../../../payments/attempts/payables.ts';
import { firestore } from '../../../platform/firebase.ts';
import { subscriptionsOf, type StoredSubscription } from '../../../subscriptions/documents.ts';
import type { Fact } from '../../email-content.ts';

/** Describes the plans that an order or invoice paid, such as `APAC Debt Grid: 2 users until 30 Jan 2028`. */
export async function paidPlans(payable: DocumentSnapshot): Promise<Fact[]> {
  const { planIds } = salesOf(payable.ref.path, payable.data() ?? {});
  const uid = payable.ref.parent.parent?.id;
  if (!uid || planIds.length === 0) return [];
  const plans = await firestore.getAll(...planIds.map((id) => subscriptionsOf(uid).doc(id)));
  return plans.flatMap((plan) => {
    const stored = plan.data() as StoredSubscription | undefined;
    return stored && stored.state !== 'ended' ? [describe(stored)] : [];
  });
}

function describe({ productId, upcoming, ...running }: StoredSubscription): Fact {
  const { seats, termEnd } = upcoming ?? running;
  const until = `until ${formatIndianDay(addDays(termEnd, -1))}`;
  return {
    label: productById(productId)?.name ?? productId,
    value: seats === 0 ? `Platform ${until}` : `${countUsers(seats)} ${until}`,
  };
}
