import type { SnapshotMetadata } from 'firebase/firestore';
import { followFreshness } from './connection.ts';
import { leaveEndedSession } from '../session/leave-ended-session.ts';

type Subscribe<Snapshot> = (
  onSnapshot: (snapshot: Snapshot) => void,
  onError: (error: Error) => void,
) => () => void;

/** Reports too whether the data is fresh. `subscribe` must set `includeMetadataChanges`. */
export function listen<Snapshot extends { metadata: SnapshotMetadata }>(
  subscribe: Subscribe<Snapshot>,
  onSnapshot: (snapshot: Snapshot) => void,
  onError: (error: Error) => void,
): () => void {
  const freshness = followFreshness();
  const stop = subscribe(
    (snapshot) => {
      freshness.report(!snapshot.metadata.fromCache);
      onSnapshot(snapshot);
    },
    (error) => {
      freshness.end();
      void leaveEndedSession(error);
      onError(error);
    },
  );
  return () => {
    stop();
    freshness.end();
  };
}
