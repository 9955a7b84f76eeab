import type { PlanName } from '@shared/admin/admin-actions.ts';
import { userCollectionPath, userCollections, userPath } from '@shared/collections.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { where } from '../../../core/database/row-query.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchRow, watchRows } from '../../lists/api/watch-rows.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';
import { toAdminPlan, type AdminPlan } from '../admin-plan.ts';
import type { PlanFilter } from '../plan-filter.ts';
import { planQuery } from '../plan-query.ts';

type Stop = () => void;

/** Watches one page of all customers' plans. */
export function watchPlans(
  { filter, after }: { filter: PlanFilter; after: Cursor | undefined },
  onPage: (page: Page<AdminPlan>) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchPage({ list: planQuery(filter), after }, readPlan, onPage, onError);
}

/** Watches one page of a customer's plans. */
export function watchPlansOf(
  { uid, after }: { uid: string; after: Cursor | undefined },
  onPage: (page: Page<AdminPlan>) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchPage({ list: userList(uid, 'subscriptions'), after }, readPlan, onPage, onError);
}

/** Watches the plans that the order or invoice at a path started: at most one for each product. */
export function watchPlansStartedBy(
  path: string,
  onPlans: (plans: AdminPlan[]) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  const query = {
    parent: userPath(uidOfPath(path)),
    collection: userCollections.subscriptions,
    filters: [where('startedBy', '==', path)],
    sort: [],
  };
  return watchRows({ query }, (rows) => onPlans(rows.flatMap(readPlan)), onError);
}

/** Passes undefined if the plan doesn't exist or can't be read. */
export function watchPlan(
  plan: PlanName,
  onPlan: (plan: AdminPlan | undefined) => void,
  onError: (error: Error) => void,
): Promise<Stop> {
  return watchRow(pathOfPlan(plan), (row) => onPlan(row && toAdminPlan(plan, row.data)), onError);
}

export function pathOfPlan({ uid, id }: PlanName): string {
  return `${userCollectionPath(uid, 'subscriptions')}/${id}`;
}

/** Returns an empty list if the plan can't be read. */
export function readPlan({ id, path, data }: Row): AdminPlan[] {
  const plan = toAdminPlan({ uid: uidOfPath(path), id }, data);
  return plan ? [plan] : [];
}
