import { readHealth } from './api/read-overview.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { useRead } from '../lists/use-watched.ts';
import { FigureList, LastTime } from './figure.tsx';

/**
 * When the webhook and the check of unreported payments came last. They lead to the comparison with Razorpay, which
 * shows what both have missed.
 */
export function WorksFigures() {
  return (
    <FigureList title="System status" watched={useRead(readHealth)}>
      {(health) => (
        <>
          <LastTime
            name="Last webhook"
            at={health?.webhookAt ?? undefined}
            href={adminPaths.reconcile}
          />
          <LastTime
            name="Last check for missing payments"
            at={health?.sweptAt}
            href={adminPaths.reconcile}
          />
        </>
      )}
    </FigureList>
  );
}
