import { userCollections } from '@shared/collections.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AuditRow } from './api/watch-audit.ts';
import { actionNames } from './action-names.ts';
import { describeChange } from './describe-change.ts';
import { RecordLink } from '../records/record-link.tsx';

export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <ul className="divide-y divide-line rounded-base border border-line bg-surface-raised shadow-soft">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex flex-wrap justify-between gap-x-8 gap-y-1 px-5 py-4 sm:flex-nowrap"
        >
          <div className="min-w-0">
            <p className="font-medium">{actionNames[row.action]}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {pathsOf(row).map((path) => (
                <span key={path} className="mr-3">
                  <RecordLink path={path} />
                </span>
              ))}
            </p>
            <p className="text-sm text-muted">{describeChange(row)}</p>
            {row.note !== '' && <p className="text-sm wrap-anywhere">{row.note}</p>}
          </div>
          <p className="text-sm text-muted sm:max-w-1/2 sm:shrink-0 sm:text-right">
            <span className="block wrap-anywhere">{row.actorEmail || 'From the command line'}</span>
            <span className="block tabular">{formatDateTime(row.at)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Returns what an entry is about. The renewal of a plan can also concern its invoice. */
function pathsOf({ path, payablePath }: AuditRow): string[] {
  const isOfPlan = path.includes(`/${userCollections.subscriptions}/`);
  const plan = isOfPlan ? [path] : [];
  return payablePath === '' ? [path] : [...plan, payablePath];
}
