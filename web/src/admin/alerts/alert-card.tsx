import { collections, unclaimed } from '@shared/collections.ts';
import { isRecurring } from '@shared/admin/alerts.ts';
import { alertSentences } from '@shared/admin/alert-sentences.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../lib/format-date-time.ts';
import type { AdminAlert } from './api/watch-alerts.ts';
import { outcomeField, type StaffAction } from '../actions/staff-action.ts';
import { AlertActions } from './alert-actions.tsx';
import { ActionButtons } from '../actions/action-buttons.tsx';
import { RecordLink } from '../records/record-link.tsx';
import { CustomerLink } from '../customers/customer-link.tsx';

export function AlertCard({ alert }: { alert: AdminAlert }) {
  const { id, kind, lastAt, resolvedAt, note } = alert;
  const { title, happened, next } = alertSentences[kind];
  return (
    <li className="flex flex-col gap-4 rounded-base border border-line bg-surface-raised p-5 shadow-soft">
      <div>
        <h2 className="text-lg" id={id}>
          {title}
        </h2>
        <p className="text-sm text-muted tabular">{formatDateTime(lastAt)}</p>
      </div>
      <p>{happened}</p>
      <p>
        <span className="font-medium">What to do:</span> <span>{next}</span>
      </p>
      <dl className="divide-y divide-line border-y border-line text-sm empty:hidden">
        {detailsOf(alert).map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {resolvedAt ? (
        <p className="text-sm">
          <span className="text-muted">{`Resolved ${formatDateTime(resolvedAt)}:`}</span>{' '}
          <span>{note}</span>
        </p>
      ) : (
        <>
          <AlertActions alert={alert} />
          <ActionButtons actions={[resolveAction(alert)]} />
        </>
      )}
    </li>
  );
}

function detailsOf({ paymentId, uid, path, details, count }: AdminAlert): [string, ReactNode][] {
  const all: [string, ReactNode][] = [
    ['About', path && <RecordLink key="record" path={path} />],
    ['Customer', uid && uid !== unclaimed && <CustomerLink key="customer" uid={uid} />],
    ['Payment ID', paymentId],
    ['Details', details],
    ['Occurrences', count > 1 ? `${count} (details are from the latest)` : ''],
  ];
  return all.filter(([, value]) => value !== '' && value !== false);
}

function resolveAction({ id, kind, lastTimestamp }: AdminAlert): StaffAction {
  const { title } = alertSentences[kind];
  const again = isRecurring(kind) ? ' It reopens if this happens again.' : '';
  return {
    path: `${collections.alerts}/${id}`,
    label: 'Resolve',
    title: `Resolve “${title}”?`,
    consequences: `This removes it from the open alerts.${again}`,
    describeResult: () => `“${title}” resolved.`,
    note: outcomeField,
    toAdminAction: ({ note }) => ({ action: 'resolve-alert', id, lastAt: lastTimestamp, note }),
    isUndoable: true,
  };
}
