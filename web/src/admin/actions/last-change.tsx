import { useCallback } from 'react';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { watchLastChange, type LastChange as Change } from './api/watch-last-change.ts';

/** Says who changed a record last. Shows nothing while it's unknown. */
export function LastChange({ path }: { path: string }) {
  const watch: Watch<Change | undefined> = useCallback(
    (onChange, onError) => watchLastChange(path, onChange, onError),
    [path],
  );
  const watched = useWatched(watch);
  if (watched.status !== 'ready' || !watched.value) return null;
  const { actorEmail, at } = watched.value;
  return (
    <p className="wrap-anywhere">
      {`${actorEmail || 'The command line'} made the last change, ${formatDateTime(at)}.`}
    </p>
  );
}
