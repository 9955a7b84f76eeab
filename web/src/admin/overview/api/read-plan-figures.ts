import { readCount, readSums } from '../../lists/api/read-once.ts';
import { due } from '../../plans/plan-filter.ts';
import { planQuery } from '../../plans/plan-query.ts';

export interface PlanFigures {
  active: number;
  /** In active plans. */
  seats: number;
  renewals: number;
  overdue: number;
  suspended: number;
}

/** Counts in the database, without reading the plans. */
export async function readPlanFigures(): Promise<PlanFigures> {
  const [active, renewals, overdue, suspended] = await Promise.all([
    readSums({ ...planQuery({ state: 'active' }), sort: [] }, ['seats']),
    readCount(planQuery({ state: due })),
    readCount(planQuery({ state: 'overdue' })),
    readCount(planQuery({ state: 'suspended' })),
  ]);
  return { active: active.count, seats: active.sums.seats, renewals, overdue, suspended };
}
