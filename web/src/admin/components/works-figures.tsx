import { readHealth } from '../api/read-overview.ts';
import { useRead } from '../use-watched.ts';
import { FigureList, LastTime } from './figure.tsx';

/** Whether the works run. */
export function WorksFigures() {
  return (
    <FigureList title="The works" watched={useRead(readHealth)}>
      {(health) => (
        <>
          <LastTime name="Last webhook" at={health?.webhookAt ?? undefined} />
          <LastTime name="Last sweep" at={health?.sweptAt} />
        </>
      )}
    </FigureList>
  );
}
