import { userCollections, userPath } from '@shared/collections.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { where } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { userList } from '../../../core/database/user-lists.ts';
import { planIdsOf } from '../../../features/invoices/plan-request.ts';
import { nameOfCustomer } from '../../customers/name-of-customer.ts';
import { readRow, readRows } from '../../lists/api/read-once.ts';
import type { AdminPayable } from '../../payables/admin-payable.ts';
import { pathOfPlan, readPlan } from '../../plans/api/watch-plans.ts';
import { outlookOf } from '../../plans/describe-plan.ts';
import { planPath } from '../../records/admin-paths.ts';
import { recordPath } from '../../records/api/watch-record.ts';
import type { Found } from './found.ts';

const { subscriptions } = userCollections;

/** Returns whether a text can be the id of a plan, in any case. */
export function isPlanId(text: string): boolean {
  return /^[0-9a-f]{20}$/i.test(text);
}

export async function findPlanById(id: string): Promise<Found[]> {
  const filters = [where('id', '==', id.toLowerCase())];
  const rows = await readRows({ collection: subscriptions, isGroup: true, filters, sort: [] });
  return toFound(rows);
}

/** Finds the latest plans of a customer. */
export async function findPlansOfCustomer(profile: Row, limit: number): Promise<Found[]> {
  const { name, isAnonymous } = profile.data;
  const rows = await readRows({ ...userList(profile.id, 'subscriptions'), limit });
  const customer = { name: textOf(name), isAnonymous: isAnonymous === true };
  return toFound(rows, nameOfCustomer(customer));
}

/** Finds the plans that an order or invoice starts, extends or changes. */
export async function findPlansOfPayable(payable: AdminPayable): Promise<Found[]> {
  const { uid, request, name } = payable;
  const [started, ...others] = await Promise.all([
    readRows({
      parent: userPath(uid),
      collection: subscriptions,
      filters: [where('startedBy', '==', recordPath(payable))],
      sort: [],
    }),
    ...planIdsOf(request).map((id) => readRow(pathOfPlan({ uid, id }))),
  ]);
  return toFound([...started, ...others.flatMap((row) => row ?? [])], name);
}

function toFound(rows: readonly Row[], customer = ''): Found[] {
  return rows.flatMap(readPlan).map((plan) => ({
    href: planPath(plan),
    title: plan.name,
    hint: ['Plan', outlookOf(plan), customer].filter(Boolean).join(' · '),
  }));
}
