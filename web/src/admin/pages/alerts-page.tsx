import { useCallback } from 'react';
import { useLocation } from '../../lib/router.ts';
import { readIsOpen } from '../alerts/alert-query.ts';
import { watchAlerts, type AdminAlert } from '../alerts/api/watch-alerts.ts';
import { AlertCard } from '../alerts/alert-card.tsx';
import { Choice, Choices } from '../lists/choices.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { adminPaths } from '../records/admin-paths.ts';

export function AlertsPage() {
  // Re-renders on navigation, because the query selects the list.
  useLocation();
  const isOpen = readIsOpen(location.search);
  return (
    <>
      <h1 className="text-2xl">Alerts</h1>
      <Choices name="Alerts">
        <Choice href={adminPaths.alerts} isChosen={isOpen}>
          Open
        </Choice>
        <Choice href={`${adminPaths.alerts}?resolved`} isChosen={!isOpen}>
          Resolved
        </Choice>
      </Choices>
      <AlertList key={String(isOpen)} isOpen={isOpen} />
    </>
  );
}

function AlertList({ isOpen }: { isOpen: boolean }) {
  const watch: WatchPage<AdminAlert> = useCallback(
    (after, ...on) => watchAlerts({ isOpen, after }, ...on),
    [isOpen],
  );
  const empty = isOpen ? 'No open alerts.' : 'No resolved alerts yet.';
  return (
    <PagedView watch={watch} noun="alerts" empty={empty}>
      {(alerts) => (
        <ul className="grid gap-5 lg:grid-cols-2">
          {alerts.map((alert) => (
            <AlertCard key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
    </PagedView>
  );
}
