import { priceAtRate } from '@shared/catalogue/pricing.ts';
import { describeTerm } from '@shared/catalogue/quantity.ts';
import { describeAgreed } from '@shared/subscriptions/agreed-terms.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import { toQuery } from '../../../core/database/to-query.ts';
import { readCustomer } from '../../customers/api/read-customer.ts';
import { readCount } from '../../lists/api/read-once.ts';
import { toRow } from '../../lists/api/read-from-sdk.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { csvDay, csvHead, csvLines, type Cell, type CsvPart } from '../../lists/csv.ts';
import { endReasonNames, planStates } from '../../records/state-names.ts';
import type { AdminPlan } from '../admin-plan.ts';
import type { PlanFilter } from '../plan-filter.ts';
import { planQuery } from '../plan-query.ts';
import { readPlan } from './watch-plans.ts';

const names = [
  'Plan ID',
  'Product',
  'Customer',
  'Email',
  'State',
  'Renewal',
  'Users',
  'Term',
  'First day',
  'Last day',
  'Price of term',
  'Per month',
  'Currency',
  'Agreed price',
  'Started',
  'Ended',
  'Reason',
] as const;

export function countPlans(filter: PlanFilter): Promise<number> {
  return readCount(planQuery(filter));
}

export async function* exportPlans(filter: PlanFilter): AsyncGenerator<CsvPart> {
  yield { text: csvHead(names), rows: 0, read: 0 };
  for await (const documents of readPages(toQuery(planQuery(filter)))) {
    const plans = documents.flatMap((document) => readPlan(toRow(document)));
    const lines = await Promise.all(plans.map(toLine));
    yield { text: csvLines(lines), rows: lines.length, read: documents.length };
  }
}

async function toLine(plan: AdminPlan): Promise<Cell[]> {
  const { id, uid, name, state, renews, seats, term, rate, currency } = plan;
  const customer = await readCustomer(uid);
  return [
    id,
    name,
    customer.name,
    customer.email,
    planStates[state],
    renews.on ? 'On' : 'Off',
    seats,
    describeTerm(term),
    toCell(plan.termStart),
    toCell(lastDayOf(plan)),
    toMajorUnits(priceAtRate(rate, seats)),
    toMajorUnits(plan.monthlyMinor),
    currency,
    describeAgreed(plan) ?? '',
    toCell(plan.startedOn),
    toCell(plan.endedOn),
    plan.endReason ? endReasonNames[plan.endReason] : '',
  ];
}

/** Writes a day in India as the other lists do. */
function toCell(day: string | null): string {
  return csvDay(day === null ? undefined : new Date(`${day}T00:00:00+05:30`));
}
