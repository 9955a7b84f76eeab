import { letterNames } from '@shared/letter-kinds.ts';
import { formatMoney, toMajorUnits } from '@shared/money.ts';
import type { DeskLetter } from './api/watch-letters.ts';
import type { DeskPayment } from './api/watch-payments.ts';
import type { AuditRow } from './api/watch-record.ts';
import type { Trace } from './api/watch-traces.ts';
import { actionNames } from './action-names.ts';
import { describeChange } from './describe-change.ts';
import type { DeskCharge } from './desk-charge.ts';
import {
  attemptStates,
  letterStates,
  paymentStates,
  reportedRefundStates,
  stateName,
} from './state-names.ts';

export interface TimelineEntry {
  key: string;
  at: Date | undefined;
  text: string;
  /** What it says besides, such as a reason. */
  hint: string;
}

/** What is known of an order or invoice. A part that has not loaded is empty. */
export interface Known {
  charge: DeskCharge;
  attempts: readonly Trace[];
  payments: readonly DeskPayment[];
  receipts: readonly Trace[];
  letters: readonly DeskLetter[];
  audit: readonly AuditRow[];
}

/** Everything that has happened to an order or invoice, the latest first. */
export function timelineOf(known: Known): TimelineEntry[] {
  const { charge, attempts, payments, receipts, letters, audit } = known;
  const entries = [
    { key: 'created', at: charge.createdAt, text: beginOf(charge), hint: '' },
    ...attempts.map(({ id, at, state }) => ({
      key: id,
      at,
      text: 'Payment begun',
      hint: stateName(attemptStates, state),
    })),
    ...payments.flatMap(ofPayment),
    ...receipts.map(({ id, at, state }) => ({ key: id, at, text: `Receipt ${state}`, hint: '' })),
    ...letters.map(({ id, kind, state, sentAt, createdAt }) => ({
      key: id,
      at: sentAt ?? createdAt,
      text: `Letter: ${letterNames[kind]}`,
      hint: letterStates[state],
    })),
    ...audit.map(ofAudit),
  ];
  return entries.toSorted((a, b) => Number(b.at) - Number(a.at));
}

function beginOf({ type, issued }: DeskCharge): string {
  if (type === 'product_order') return 'Order placed';
  return issued ? 'Invoice issued' : 'Invoice typed by the customer';
}

function ofPayment(payment: DeskPayment): TimelineEntry[] {
  const { id, state, amountMinor, currency, createdAt, refunds } = payment;
  const money = (minor: number) => formatMoney(toMajorUnits(minor), currency);
  return [
    {
      key: id,
      at: createdAt,
      text: `Payment of ${money(amountMinor)}`,
      hint: `${id}, ${stateName(paymentStates, state)}`,
    },
    ...refunds.map((refund) => ({
      key: refund.id,
      at: refund.createdAt,
      text: `Refund of ${money(refund.amountMinor)} at Razorpay`,
      hint: `${refund.id}, ${stateName(reportedRefundStates, refund.state)}`,
    })),
  ];
}

function ofAudit(row: AuditRow): TimelineEntry {
  const { id, at, action, actorEmail, note } = row;
  const hint = [describeChange(row), note, actorEmail || 'By a command'];
  return { key: id, at, text: actionNames[action], hint: hint.filter(Boolean).join(' · ') };
}
