import { useCallback } from 'react';
import { watchAudit, type AuditRow } from '../api/watch-record.ts';
import { AuditList } from '../components/audit-list.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { useWatched, type Watch } from '../use-watched.ts';

export function AuditPage() {
  const watch: Watch<AuditRow[]> = useCallback(
    (onRows, onError) => watchAudit(undefined, onRows, onError),
    [],
  );
  return (
    <>
      <h1 className="text-2xl">Audit</h1>
      <p className="mt-3 mb-8 max-w-2xl text-muted">
        The last 50 changes that staff made, newest first. No entry is ever changed or deleted.
      </p>
      <WatchedView watched={useWatched(watch)} noun="entries">
        {(rows) => <AuditList rows={rows} isLinked />}
      </WatchedView>
    </>
  );
}
