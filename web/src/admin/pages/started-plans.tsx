import { useCallback } from 'react';
import { Part } from '../lists/part.tsx';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { WatchedView } from '../lists/watched-view.tsx';
import type { AdminPlan } from '../plans/admin-plan.ts';
import { watchPlansStartedBy } from '../plans/api/watch-plans.ts';
import { PlanTable } from '../plans/plan-table.tsx';

/** Shows the plans that the payment of an order or invoice started. Shows nothing if there are none. */
export function StartedPlans({ path }: { path: string }) {
  const watch: Watch<AdminPlan[]> = useCallback(
    (onPlans, onError) => watchPlansStartedBy(path, onPlans, onError),
    [path],
  );
  const watched = useWatched(watch);
  const isEmpty = watched.status === 'ready' && watched.value.length === 0;
  if (watched.status === 'loading' || isEmpty) return null;
  return (
    <div className="mt-8">
      <Part title="Plans">
        <WatchedView watched={watched} noun="plans">
          {(plans) => <PlanTable plans={plans} />}
        </WatchedView>
      </Part>
    </div>
  );
}
