import { FieldValue, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { isCounted, isRecurring } from '../../shared/admin/alerts.ts';
import { change, commitAtomically, type Reads } from '../platform/commit-atomically.ts';
import { alerts, type Alert } from './alert.ts';

type Subject = Pick<Alert, 'paymentId' | 'uid' | 'path' | 'details'>;

export interface NewAlert extends Pick<Alert, 'kind'>, Partial<Subject> {
  id: string;
  /** The current number of events, if the caller knows it. By default each call adds one. */
  count?: number;
}

export async function raiseAlertNow(item: NewAlert): Promise<void> {
  await commitAtomically((batch, reads) => raiseAlert(batch, reads, item));
}

/**
 * Adds an alert to the commit of the event that it describes. A trigger then notifies the operator. An open alert
 * stays as it is, except that a counted kind counts up. A resolved alert is opened again if its kind recurs.
 */
export async function raiseAlert(batch: WriteBatch, reads: Reads, item: NewAlert): Promise<void> {
  const stored = await reads.get(alerts.doc(item.id));
  if (!stored.exists) {
    batch.create(stored.ref, opened(item));
  } else if (isRecurring(item.kind) && stored.get('resolvedAt') !== null) {
    change(batch, stored, opened(item));
  } else if (isCounted(item.kind)) {
    const { id: _, count = FieldValue.increment(1), ...facts } = item;
    const lastAt = Timestamp.now();
    // This update has no precondition: callers may count up concurrently while the operator resolves the alert.
    batch.update(stored.ref, { ...unknown, ...facts, count, lastAt, ...unresolved });
  }
}

/** Adds an alert to a commit, and reopens it if it exists. Must not be used for counted kinds. */
export function reopenAlert(batch: WriteBatch, item: NewAlert): void {
  batch.set(alerts.doc(item.id), opened(item));
}

function opened({ id: _, count = 1, ...facts }: NewAlert): Alert {
  const now = Timestamp.now();
  return { ...unknown, ...facts, count, createdAt: now, lastAt: now, ...unresolved };
}

const unresolved = { resolvedAt: null, note: null } satisfies Partial<Alert>;

const unknown: Subject = { paymentId: null, uid: null, path: null, details: null };
