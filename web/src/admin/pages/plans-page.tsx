import { useCallback } from 'react';
import { navigate, useLocation } from '../../lib/router.ts';
import { recordDownload } from '../actions/api/record-download.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { watchPlans } from '../plans/api/watch-plans.ts';
import { readPlanFilter, toDownloadFilter, writePlanFilter } from '../plans/plan-filter.ts';
import { PlanFilters } from '../plans/plan-filters.tsx';
import { PlanTable } from '../plans/plan-table.tsx';
import { adminPaths } from '../records/admin-paths.ts';
import { indianToday } from '../../lib/indian-today.ts';

export function PlansPage() {
  // Re-renders on navigation, because the query holds the filter.
  useLocation();
  const { search } = location;
  const filter = readPlanFilter(search);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Plans</h1>
        <ExportButton
          key={search}
          label="Export CSV"
          fileName={() => `plans-${indianToday()}.csv`}
          count={async () => (await loadExport()).countPlans(filter)}
          parts={async function* () {
            yield* (await loadExport()).exportPlans(filter);
          }}
          record={(rows) =>
            recordDownload({ file: 'plans', filter: toDownloadFilter(filter), rows })
          }
        />
      </header>
      <PlanFilters
        filter={filter}
        onChoose={(chosen) => navigate(adminPaths.plans + writePlanFilter(chosen))}
      />
      <Pages key={search} search={search} />
    </>
  );
}

function loadExport() {
  return import('../plans/api/export-plans.ts');
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
