import { EmptyState } from '../../components/empty-state.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AuditRow } from '../api/watch-record.ts';
import { actionNames } from '../action-names.ts';
import { describeChange } from '../describe-change.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { RecordLink } from './record-link.tsx';

interface AuditListProps {
  rows: readonly AuditRow[];
  /** Whether each entry leads to its record. */
  isLinked?: boolean;
}

/** Entries of the audit: what was done, by whom, when and why. */
export function AuditList({ rows, isLinked = false }: AuditListProps) {
  if (rows.length === 0) return <EmptyState text="Staff have changed nothing yet." />;
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {rows.map((row) => (
        <li key={row.id} className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-4">
          <div className="min-w-0">
            <p className="font-medium">
              <Action row={row} isLinked={isLinked} />
            </p>
            <p className="text-sm text-muted">{describeChange(row)}</p>
            {row.chargePath === '' && (
              <p className="text-sm wrap-anywhere text-muted">
                <RecordLink path={row.path} />
              </p>
            )}
            {row.note !== '' && <p className="text-sm wrap-anywhere">{row.note}</p>}
          </div>
          <p className="text-sm text-muted">
            <span className="block wrap-anywhere">{row.actorEmail || 'By a command'}</span>
            <span className="block tabular">{formatDateTime(row.at)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Action({ row, isLinked }: { row: AuditRow; isLinked: boolean }) {
  const href = isLinked ? hrefOfRecord(row.chargePath) : undefined;
  if (href === undefined) return actionNames[row.action];
  return (
    <a href={href} className="text-action-text underline underline-offset-4">
      {actionNames[row.action]}
    </a>
  );
}
