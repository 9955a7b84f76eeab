import { emailNames } from '@shared/messages/email-kinds.ts';
import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import type { AdminEmail } from '../emails/api/watch-emails.ts';
import type { Begin } from '../lists/api/watch-page.ts';
import type { AdminPayment } from '../payments/api/watch-payments.ts';
import type { AuditRow } from '../audit/api/watch-audit.ts';
import type { RelatedRecord } from '../records/api/watch-related-records.ts';
import { actionNames } from '../audit/action-names.ts';
import { describeChange } from '../audit/describe-change.ts';
import { cancellationOf, type AdminPayable } from '../payables/admin-payable.ts';
import {
  attemptStates,
  disputeStates,
  emailStates,
  paymentStates,
  reportedRefundStates,
  stateName,
} from '../records/state-names.ts';

interface TimelineEntry {
  key: string;
  at: Date | undefined;
  text: string;
  hint: string;
}

/** The latest records about an order or invoice, by list. A list that hasn't loaded is empty. */
export interface RecordLists {
  payable: AdminPayable;
  attempts: Begin<RelatedRecord>;
  payments: Begin<AdminPayment>;
  receipts: Begin<RelatedRecord>;
  emails: Begin<AdminEmail>;
  audit: Begin<AuditRow>;
}

export interface Timeline {
  entries: TimelineEntry[];
  hasMore: boolean;
}

/**
 * Returns the history of an order or invoice, newest first. It stops where the first truncated list ends, because
 * older entries would have gaps.
 */
export function timelineOf(records: RecordLists): Timeline {
  const { payable, ...lists } = records;
  const kinds = [
    entriesOf(lists.attempts, ({ id, at, state }) => [
      { key: id, at, text: 'Payment started', hint: stateName(attemptStates, state) },
    ]),
    entriesOf(lists.payments, ofPayment),
    entriesOf(lists.receipts, ({ id, at, state }) => [
      { key: id, at, text: `Receipt ${state}`, hint: '' },
    ]),
    entriesOf(lists.emails, ({ id, kind, state, sentAt, createdAt }) => [
      {
        key: id,
        at: sentAt ?? createdAt,
        text: `Email: ${emailNames[kind]}`,
        hint: emailStates[state],
      },
    ]),
    entriesOf(lists.audit, ofAudit),
  ];
  const created = { key: 'created', at: payable.createdAt, text: beginOf(payable), hint: '' };
  const cancelled = payable.cancelledAt
    ? [{ key: 'cancelled', at: payable.cancelledAt, text: cancellationOf(payable), hint: '' }]
    : [];
  const since = Math.max(...kinds.map((kind) => kind.since));
  const entries = [created, ...cancelled, ...kinds.flatMap((kind) => kind.entries)];
  return {
    entries: entries
      .filter(({ at }) => at === undefined || at.getTime() >= since)
      .toSorted((a, b) => Number(b.at ?? 0) - Number(a.at ?? 0)),
    hasMore: Object.values(lists).some(({ hasMore }) => hasMore),
  };
}

/** Returns the entries of a list, and the time from which the list is complete. */
function entriesOf<Item>(
  { items, hasMore }: Begin<Item>,
  read: (item: Item) => TimelineEntry[],
): { entries: TimelineEntry[]; since: number } {
  const byItem = items.map(read);
  const oldest = hasMore ? byItem.at(-1)?.[0]?.at : undefined;
  return { entries: byItem.flat(), since: oldest?.getTime() ?? -Infinity };
}

function beginOf({ type, issued }: AdminPayable): string {
  if (type === 'product_order') return 'Order placed';
  return issued ? 'Invoice issued' : 'Invoice entered by customer';
}

function ofPayment(payment: AdminPayment): TimelineEntry[] {
  const { id, state, amountMinor, currency, createdAt, refunds, disputes } = payment;
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
    ...Object.entries(disputes).flatMap(([disputeId, dispute]) => {
      const text = `Dispute of ${money(dispute.amountMinor)}`;
      const opened = {
        key: disputeId,
        at: dispute.createdAt,
        text: `${text} opened`,
        hint: disputeId,
      };
      if (dispute.state === 'open') return [opened];
      const hint = stateName(disputeStates, dispute.state);
      return [opened, { key: `${disputeId}_end`, at: dispute.reportedAt, text, hint }];
    }),
  ];
}

function ofAudit(row: AuditRow): TimelineEntry[] {
  const { id, at, action, actorEmail, note } = row;
  const hint = [describeChange(row), note, actorEmail || 'From the command line'];
  return [{ key: id, at, text: actionNames[action], hint: hint.filter(Boolean).join(' · ') }];
}
