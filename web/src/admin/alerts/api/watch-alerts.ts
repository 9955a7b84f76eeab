import type { AlertKind } from '@shared/admin/alerts.ts';
import { alertSentences } from '@shared/admin/alert-sentences.ts';
import { collections } from '@shared/collections.ts';
import type { TimestampParts } from '@shared/admin/admin-actions.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { dateOf, numberOf, textOf, timestampOf } from '../../../core/database/stored-fields.ts';
import { alertQuery } from '../alert-query.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchRow } from '../../lists/api/watch-rows.ts';

/** Unknown texts are empty. */
export interface AdminAlert {
  id: string;
  kind: AlertKind;
  paymentId: string;
  uid: string;
  path: string;
  details: string;
  count: number;
  /** The latest occurrence. `lastTimestamp` has the precision of the database. */
  lastAt: Date | undefined;
  lastTimestamp: TimestampParts;
  resolvedAt: Date | undefined;
  note: string;
}

export function watchAlerts(
  { isOpen, after }: { isOpen: boolean; after: Cursor | undefined },
  onPage: (page: Page<AdminAlert>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchPage({ list: alertQuery(isOpen), after }, toAdminAlert, onPage, onError);
}

export function watchAlert(
  id: string,
  onAlert: (alert: AdminAlert | undefined) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  return watchRow(
    `${collections.alerts}/${id}`,
    (row) => onAlert(row && toAdminAlert(row)[0]),
    onError,
  );
}

/** Returns an empty array for an unknown kind of alert. */
function toAdminAlert({ id, data }: Row): AdminAlert[] {
  const kind = textOf(data['kind']);
  if (!isKind(kind)) return [];
  const { lastAt } = data;
  return [
    {
      id,
      kind,
      paymentId: textOf(data['paymentId']),
      uid: textOf(data['uid']),
      path: textOf(data['path']),
      details: textOf(data['details']),
      count: numberOf(data['count']),
      lastAt: dateOf(lastAt),
      lastTimestamp: timestampOf(lastAt),
      resolvedAt: dateOf(data['resolvedAt']),
      note: textOf(data['note']),
    },
  ];
}

function isKind(text: string): text is AlertKind {
  return Object.hasOwn(alertSentences, text);
}
