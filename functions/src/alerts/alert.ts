import type { Timestamp } from 'firebase-admin/firestore';
import { isCounted, type AlertKind } from '../../shared/admin/alerts.ts';
import { collections } from '../../shared/collections.ts';
import { typedCollection } from '../platform/firebase.ts';

/** Something that the operator must look at. All events of a counted kind share one alert. */
export interface Alert {
  kind: AlertKind;
  paymentId: string | null;
  uid: string | null;
  path: string | null;
  details: string | null;
  /** The number of events since `createdAt`. */
  count: number;
  /** When the alert was opened, or reopened after it was resolved. */
  createdAt: Timestamp;
  /** When the last event happened. The other fields describe that event. */
  lastAt: Timestamp;
  resolvedAt: Timestamp | null;
  note: string | null;
}

/** Returns the id of an alert: the kind if its events share one alert, otherwise subject and kind. */
export function alertId(kind: AlertKind, subject: string): string {
  return isCounted(kind) ? kind : `${subject}_${kind}`;
}

export const alerts = typedCollection<Alert>(collections.alerts);
