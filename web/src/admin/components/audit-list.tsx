import { EmptyState } from '../../components/empty-state.tsx';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AuditRow } from '../api/watch-record.ts';
import { describeChange } from '../describe-change.ts';
import { hrefOfRecord } from '../href-of-record.ts';

const names: Record<AuditRow['action'], string> = {
  'grant-role': 'Gave a role',
  'export-customer': 'Exported a customer’s data',
  'revoke-role': 'Took a role away',
  'issue-invoice': 'Issued an invoice',
  'remind-of-invoice': 'Reminded of an invoice',
  'cancel-invoice': 'Cancelled an invoice',
  'complete-order': 'Marked an order as Completed',
  'refund-payment': 'Refunded a payment',
  'retry-refund': 'Had a refund tried again',
  'retry-receipt': 'Had a receipt tried again',
  'resend-letter': 'Sent a letter again',
  'resolve-attention': 'Resolved an attention item',
  reconcile: 'Compared the ledger with Razorpay',
  'close-message': 'Put a message away',
  'reply-to-message': 'Answered a message',
};

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
              <p className="text-sm wrap-anywhere text-muted">{row.path}</p>
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
  if (href === undefined) return names[row.action];
  return (
    <a href={href} className="text-action-text underline underline-offset-4">
      {names[row.action]}
    </a>
  );
}
