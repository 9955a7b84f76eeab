import { readHealth } from '../api/read-overview.ts';
import { useRead } from '../use-watched.ts';
import { FigureList, LastTime } from './figure.tsx';

/** When the webhook and the check of unreported payments came last. */
export function WorksFigures() {
  return (
    <FigureList title="Health" watched={useRead(readHealth)}>
      {(health) => (
        <>
          <LastTime name="Last webhook" at={health?.webhookAt ?? undefined} />
          <LastTime name="Last check of unreported payments" at={health?.sweptAt} />
        </>
      )}
    </FigureList>
  );
}
