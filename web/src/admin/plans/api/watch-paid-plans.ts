import { refundedTermOf } from '@shared/subscriptions/refunded-term.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { watchBegin } from '../../lists/api/watch-page.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';
import { toAdminPlan, type AdminPlan } from '../admin-plan.ts';

/** The number of the customer's plans that are searched. Firestore can't search both terms of a plan at once. */
const searched = 200;

/** Watches the plans with a term that ends when the payment of the order or invoice at `path` is refunded. */
export async function watchPaidPlans(
  path: string,
  onPlans: (plans: AdminPlan[]) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const uid = uidOfPath(path);
  if (uid === '') {
    onPlans([]);
    return () => undefined;
  }
  return watchBegin(
    { list: userList(uid, 'subscriptions'), maxCount: searched },
    ({ id, data }) => {
      const plan = toAdminPlan({ uid, id }, data);
      return plan && refundedTermOf(plan, path) ? [plan] : [];
    },
    ({ items }) => onPlans(items),
    onError,
  );
}
