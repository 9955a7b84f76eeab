import { watchAudit } from '../api/watch-record.ts';
import { AuditList } from '../components/audit-list.tsx';
import { PagedView } from '../components/paged-view.tsx';

export function AuditPage() {
  return (
    <>
      <h1 className="text-2xl">Audit</h1>
      <p className="mt-3 mb-8 max-w-2xl text-muted">
        Every change that staff made, newest first. Entries are never deleted or changed, except
        that notes about a deleted account lose their words.
      </p>
      <PagedView watch={watchAudit} noun="entries" empty="Staff have changed nothing yet.">
        {(rows) => <AuditList rows={rows} />}
      </PagedView>
    </>
  );
}
