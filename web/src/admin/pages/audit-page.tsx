import { watchAudit } from '../audit/api/watch-audit.ts';
import { AuditList } from '../audit/audit-list.tsx';
import { PagedView } from '../lists/paged-view.tsx';

export function AuditPage() {
  return (
    <>
      <h1 className="text-2xl">Audit log</h1>
      <p className="mt-3 mb-8 max-w-2xl text-muted">
        Every change made by staff, newest first. Entries can't be edited or deleted. When an
        account is deleted, the text of notes about it is erased.
      </p>
      <PagedView watch={watchAudit} noun="entries" empty="No changes yet.">
        {(rows) => <AuditList rows={rows} />}
      </PagedView>
    </>
  );
}
