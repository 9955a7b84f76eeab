import type { AlertKind } from '@shared/admin/alerts.ts';
import { alertSentences } from '@shared/admin/alert-sentences.ts';
import { collections } from '@shared/collections.ts';
import type { TimestampParts } from '@shared/admin/admin-actions.ts';
import {
  collection,
  doc,
  orderBy,
  query,
  Timestamp,
  where,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { watchDocument } from '../../lists/api/watch.ts';

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
): () => void {
  const sorted = query(
    collection(firestore(), collections.alerts),
    ...(isOpen
      ? [where('resolvedAt', '==', null), orderBy('lastAt', 'desc')]
      : [where('resolvedAt', '!=', null), orderBy('resolvedAt', 'desc')]),
  );
  return watchPage({ sorted, after }, toAdminAlert, onPage, onError);
}

export function watchAlert(
  id: string,
  onAlert: (alert: AdminAlert | undefined) => void,
  onError: (error: Error) => void,
): () => void {
  const reference = doc(firestore(), collections.alerts, id);
  return watchDocument(reference, (snapshot) => onAlert(toAdminAlert(snapshot)[0]), onError);
}

/** Returns an empty array for a missing document or an unknown kind of alert. */
function toAdminAlert(document: DocumentSnapshot): AdminAlert[] {
  const data: DocumentData = document.data() ?? {};
  const kind = textOf(data['kind']);
  if (!isKind(kind)) return [];
  const lastAt: unknown = data['lastAt'];
  const { seconds, nanoseconds } = lastAt instanceof Timestamp ? lastAt : new Timestamp(0, 0);
  return [
    {
      id: document.id,
      kind,
      paymentId: textOf(data['paymentId']),
      uid: textOf(data['uid']),
      path: textOf(data['path']),
      details: textOf(data['details']),
      count: numberOf(data['count']),
      lastAt: dateOf(lastAt),
      lastTimestamp: { seconds, nanoseconds },
      resolvedAt: dateOf(data['resolvedAt']),
      note: textOf(data['note']),
    },
  ];
}

function isKind(text: string): text is AlertKind {
  return Object.hasOwn(alertSentences, text);
}
