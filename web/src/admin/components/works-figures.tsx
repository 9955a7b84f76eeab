import { readHealth } from '../api/read-overview.ts';
import { deskPaths } from '../desk-paths.ts';
import { useRead } from '../use-watched.ts';
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
            href={deskPaths.reconcile}
          />
          <LastTime
            name="Last check for missing payments"
            at={health?.sweptAt}
            href={deskPaths.reconcile}
          />
        </>
      )}
    </FigureList>
  );
}
