import { userList } from '../../../core/database/user-lists.ts';
import { watchBegin } from '../../lists/api/watch-page.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';
import { toAdminPlan, type AdminPlan } from '../admin-plan.ts';

const maxPlans = 200;

/** Watches the plans of the customer whose order or invoice is at `path`. */
export async function watchPayersPlans(
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
    { list: userList(uid, 'subscriptions'), maxCount: maxPlans },
    ({ id, data }) => {
      const plan = toAdminPlan({ uid, id }, data);
      return plan ? [plan] : [];
    },
    ({ items }) => onPlans(items),
    onError,
  );
}
