import { readHealth } from './api/read-overview.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { useRead } from '../lists/use-watched.ts';
import { FigureList, LastTime } from './figure.tsx';

/** The figures link to the reconciliation, which finds what the webhook and the sweep both missed. */
export function SystemStatusFigures() {
  return (
    <FigureList title="System status" watched={useRead(readHealth)}>
      {(health) => (
        <>
          <LastTime name="Last webhook" at={health.webhookAt} href={adminPaths.reconcile} />
          <LastTime
            name="Last check for missing payments"
            at={health.sweptAt}
            href={adminPaths.reconcile}
          />
        </>
      )}
    </FigureList>
  );
}
