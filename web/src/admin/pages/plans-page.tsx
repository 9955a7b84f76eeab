import { useCallback } from 'react';
import { navigate, useLocation } from '../../lib/router.ts';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { watchPlans } from '../plans/api/watch-plans.ts';
import { readPlanFilter, writePlanFilter } from '../plans/plan-filter.ts';
import { PlanFilters } from '../plans/plan-filters.tsx';
import { PlanTable } from '../plans/plan-table.tsx';
import { adminPaths } from '../records/admin-paths.ts';

export function PlansPage() {
  // Re-renders on navigation, because the query holds the filter.
  useLocation();
  const { search } = location;
  return (
    <>
      <h1 className="text-2xl">Plans</h1>
      <PlanFilters
        filter={readPlanFilter(search)}
        onChoose={(filter) => navigate(adminPaths.plans + writePlanFilter(filter))}
      />
      <Pages key={search} search={search} />
    </>
  );
}

function Pages({ search }: { search: string }) {
  const watch: WatchPage<AdminPlan> = useCallback(
    (after, ...on) => watchPlans({ filter: readPlanFilter(search), after }, ...on),
    [search],
  );
  return (
    <PagedView
      watch={watch}
      noun="plans"
      empty={search === '' ? 'No plans yet.' : 'No plans match this filter.'}
    >
      {(plans) => <PlanTable plans={plans} />}
    </PagedView>
  );
}
