import { Timestamp } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import { collections } from '../../../shared/collections.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { indianDay, startOfIndianDay } from '../../../shared/values/indian-time.ts';
import {
  maxReconciledDays,
  type Reconciliation,
} from '../../../shared/payments/reconciliations.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { typedCollection } from '../../platform/firebase.ts';
import type { Requester } from '../requester.ts';
import { currentTime } from '#clock';

type ReconcileRequest = Extract<AdminRequest, { action: 'reconcile' }>;
export type StoredReconciliation = Reconciliation<Timestamp>;

export const reconciliations = typedCollection<StoredReconciliation>(collections.reconciliations);

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Starts a comparison, which a trigger continues. Throws `invalid-request` if the days are invalid, in the future
 * or too many.
 */
export async function startReconciliation(
  { idempotencyKey, action, from, to }: ReconcileRequest,
  actor: Requester,
): Promise<AuditedChange> {
  const days = countDays(from, to);
  const reference = reconciliations.doc(idempotencyKey);
  return runIdempotent(
    { idempotencyKey, ...actor, action, path: reference.path, note: null },
    async (batch) => {
      const now = Timestamp.now();
      batch.create(reference, {
        from,
        to,
        state: 'running',
        next: from,
        days,
        daysDone: 0,
        atProvider: 0,
        inLedger: 0,
        lost: 0,
        differences: 0,
        unraised: 0,
        createdAt: now,
        updatedAt: now,
      });
      return { before: {}, after: { from, to }, payablePath: null };
    },
  );
}

/** Returns the day after a day in India, such as `2026-12-01`. */
export function dayAfter(day: string): string {
  return indianDay(new Date(startOf(day) + dayMs));
}

/** Returns the first and last second of a day in India, in Unix seconds. */
export function spanOf(day: string): { from: number; to: number } {
  const from = startOf(day) / 1000;
  return { from, to: from + dayMs / 1000 - 1 };
}

function countDays(from: string, to: string): number {
  const days = (startOf(to) - startOf(from)) / dayMs + 1;
  const isAhead = to > indianDay(currentTime());
  if (days < 1 || days > maxReconciledDays || isAhead) throw new ServerError('invalid-request');
  return days;
}

function startOf(day: string): number {
  const start = startOfIndianDay(day);
  if (!start) throw new ServerError('invalid-request');
  return start.getTime();
}
