import type { SnapshotMetadata } from 'firebase/firestore';
import { followFreshness } from './connection.ts';
import { currentSession, leaveEndedSession } from '../api/leave-ended-session.ts';

type Subscribe<Snapshot> = (
  onSnapshot: (snapshot: Snapshot) => void,
  onError: (error: Error) => void,
) => () => void;

/**
 * Starts a live listener. Also reports whether the data is fresh, and restarts if another tab has renewed a refused
 * session. `subscribe` must set `includeMetadataChanges`.
 */
export function listen<Snapshot extends { metadata: SnapshotMetadata }>(
  subscribe: Subscribe<Snapshot>,
  onSnapshot: (snapshot: Snapshot) => void,
  onError: (error: Error) => void,
): () => void {
  let isStopped = false;
  let stop = start();
  return () => {
    isStopped = true;
    stop();
  };

  function start(): () => void {
    const session = currentSession();
    const freshness = followFreshness();
    const unsubscribe = subscribe(
      (snapshot) => {
        freshness.report(!snapshot.metadata.fromCache);
        onSnapshot(snapshot);
      },
      (error) => {
        freshness.end();
        void answer(error, session);
      },
    );
    return () => {
      unsubscribe();
      freshness.end();
    };
  }

  async function answer(error: Error, session: string | undefined): Promise<void> {
    const isRenewed = await leaveEndedSession(error, session);
    if (isStopped) return;
    if (isRenewed) stop = start();
    else onError(error);
  }
}
