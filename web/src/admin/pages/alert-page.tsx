import { useCallback } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { watchAlert, type AdminAlert } from '../alerts/api/watch-alerts.ts';
import { AlertCard } from '../alerts/alert-card.tsx';
import { WatchedView } from '../lists/watched-view.tsx';
import { adminPaths } from '../records/admin-paths.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';

/** The emails to the operator link to this page. */
export function AlertPage({ id }: { id: string }) {
  const watch: Watch<AdminAlert | undefined> = useCallback(
    (onAlert, onError) => watchAlert(id, onAlert, onError),
    [id],
  );
  return (
    <>
      <a href={adminPaths.alerts} className="text-action-text underline underline-offset-4">
        All alerts
      </a>
      <h1 className="mt-4 mb-8 text-2xl">Alert</h1>
      <WatchedView watched={useWatched(watch)} noun="alert">
        {(alert) =>
          alert ? (
            <ul className="max-w-3xl">
              <AlertCard alert={alert} />
            </ul>
          ) : (
            <EmptyState text="We couldn't find this alert." />
          )
        }
      </WatchedView>
    </>
  );
}
