import type { Timestamp } from 'firebase-admin/firestore';
import { isCounted, type AlertKind } from '../../shared/admin/alerts.ts';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

/** Something that the operator must look at. Events that can come in numbers share one item with a count. */
export interface Alert {
  kind: AlertKind;
  paymentId: string | null;
  uid: string | null;
  path: string | null;
  details: string | null;
  /** How often it has happened since `createdAt`. */
  count: number;
  /** When the item was opened, or opened again after it was resolved. */
  createdAt: Timestamp;
  /** When it happened last; the other fields describe that event. */
  lastAt: Timestamp;
  /** Null until the operator has resolved it. */
  resolvedAt: Timestamp | null;
  /** What the operator noted when resolving it. */
  note: string | null;
}

/** The id of an item: the kind itself if its events share one item, otherwise subject and kind. */
export function alertId(kind: AlertKind, subject: string): string {
  return isCounted(kind) ? kind : `${subject}_${kind}`;
}

export const alerts = typedCollection<Alert>(collections.alerts);
