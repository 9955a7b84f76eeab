import { endReasons, type EndReason } from '@shared/subscriptions/subscription.ts';
import { currencies, type Currency } from '@shared/values/money.ts';
import { where } from '../../../core/database/row-query.ts';
import { readCount, readSums } from '../../lists/api/read-once.ts';
import { due } from '../../plans/plan-filter.ts';
import { planQuery } from '../../plans/plan-query.ts';
import { indianToday } from '../../../lib/indian-today.ts';

export interface PlanFigures {
  active: number;
  /** In active plans. */
  seats: number;
  renewals: number;
  overdue: number;
  suspended: number;
  /** What active plans are worth per month, in minor units. Only currencies with such plans. */
  monthlyMinor: [Currency, number][];
  /** The plans that ended this month in India. Only reasons with such plans. */
  ended: [EndReason, number][];
}

/** Counts in the database, without reading the plans. */
export async function readPlanFigures(): Promise<PlanFigures> {
  const [active, renewals, overdue, suspended, monthlyMinor, ended] = await Promise.all([
    readSums({ ...planQuery({ state: 'active' }), sort: [] }, ['seats']),
    readCount(planQuery({ state: due })),
    readCount(planQuery({ state: 'overdue' })),
    readCount(planQuery({ state: 'suspended' })),
    Promise.all(currencies.map(readMonthly)),
    Promise.all(endReasons.map(countEnded)),
  ]);
  return {
    active: active.count,
    seats: active.sums.seats,
    renewals,
    overdue,
    suspended,
    monthlyMinor: monthlyMinor.filter(([, minor]) => minor > 0),
    ended: ended.filter(([, count]) => count > 0),
  };
}

async function readMonthly(currency: Currency): Promise<[Currency, number]> {
  const { filters = [], ...active } = planQuery({ state: 'active' });
  const query = { ...active, filters: [...filters, where('currency', '==', currency)], sort: [] };
  return [currency, (await readSums(query, ['monthlyMinor'])).sums.monthlyMinor];
}

async function countEnded(reason: EndReason): Promise<[EndReason, number]> {
  const firstDay = `${indianToday().slice(0, 7)}-01`;
  const filters = [where('endReason', '==', reason), where('endedOn', '>=', firstDay)];
  return [reason, await readCount({ ...planQuery({}), filters, sort: [] })];
}
