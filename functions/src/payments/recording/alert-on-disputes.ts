import type { WriteBatch } from 'firebase-admin/firestore';
import { inWords, isUndecided, type DisputeState } from '../../../shared/payments/disputes.ts';
import { formatIndianTime } from '../../../shared/values/indian-time.ts';
import { describeMoney } from '../../../shared/values/describe-money.ts';
import type { AlertKind } from '../../../shared/admin/alerts.ts';
import { alertId } from '../../alerts/alert.ts';
import { raiseAlert, reopenAlert } from '../../alerts/raise-alert.ts';
import { resolveOpenAlert } from '../../alerts/resolve-open-alert.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import type { LedgerDispute, PaymentRecord } from '../documents.ts';

/** The alert that a decision raises. */
export const kindsOfDecisions: Partial<Record<DisputeState, AlertKind>> = {
  lost: 'dispute_lost',
  won: 'dispute_over',
  closed: 'dispute_over',
};

const notes: Record<Exclude<DisputeState, 'open'>, string> = {
  under_review: 'The bank is reviewing the response.',
  lost: 'The dispute was lost.',
  won: 'The dispute was won.',
  closed: 'The dispute was closed.',
};

/**
 * Adds the alerts about changed disputes to a commit. Each dispute has one alert while the operator must respond,
 * and another one when it's decided.
 */
export async function alertOnDisputes(
  batch: WriteBatch,
  reads: Reads,
  paymentId: string,
  known: PaymentRecord | undefined,
  record: PaymentRecord,
): Promise<void> {
  const { uid, path } = record;
  for (const [id, dispute] of Object.entries(record.disputes ?? {})) {
    const before = known?.disputes?.[id];
    const waiting = { id: alertId('dispute', id), kind: 'dispute' } as const;
    const facts = { paymentId, uid, path, details: describe(dispute, record) };
    const decision = kindsOfDecisions[dispute.state];
    if (dispute.state === 'open' && needsResponse(before, dispute)) {
      reopenAlert(batch, { ...waiting, ...facts });
    } else if (dispute.state !== 'open' && before?.state !== dispute.state) {
      await resolveOpenAlert(batch, reads, waiting.id, notes[dispute.state]);
    }
    if (decision && before?.state !== dispute.state) {
      await raiseAlert(batch, reads, { id: alertId(decision, id), kind: decision, ...facts });
    }
  }
}

function needsResponse(before: LedgerDispute | undefined, dispute: LedgerDispute): boolean {
  return (
    before?.state !== dispute.state ||
    before.phase !== dispute.phase ||
    before.respondBy?.toMillis() !== dispute.respondBy?.toMillis()
  );
}

/** Returns for example: `₹5,000 of ₹26,498. Phase: chargeback. Respond by 5 December 2026, 18:30 IST.` */
function describe(
  { state, amountMinor, phase, reason, respondBy }: LedgerDispute,
  { amountMinor: paidMinor, currency }: PaymentRecord,
): string {
  const parts = [
    `${describeMoney(amountMinor, currency)} of ${describeMoney(paidMinor, currency)}`,
    phase && `Phase: ${inWords(phase)}`,
    reason && `Reason: ${inWords(reason)}`,
    isUndecided(state) && respondBy && `Respond by ${formatIndianTime(respondBy.toDate())}`,
  ];
  return `${parts.filter(Boolean).join('. ')}.`;
}
