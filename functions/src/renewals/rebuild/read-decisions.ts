import type { Timestamp } from 'firebase-admin/firestore';
import type { AuditFacts } from '../../../shared/admin/audit.ts';
import { isTerm } from '../../../shared/catalogue/quantity.ts';
import type { AgreedPrice } from '../../../shared/subscriptions/subscription.ts';
import { audit, type AuditEntry } from '../../audit/audit-entry.ts';
import { outbox, type OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { Reads } from '../../platform/commit-atomically.ts';
import { subscriptionsOf } from '../../subscriptions/documents.ts';
import { findIn } from './find-in.ts';

/** What the customer and staff decided about a plan. No payment tells it. */
export interface PlanDecisions {
  /** When staff ended the plan. */
  stops: readonly Timestamp[];
  /** The latest decision whether the plan renews; undefined without any. */
  renewal: { at: Timestamp; on: boolean } | undefined;
  /** The latest agreement, whose price is null for the catalogue's; undefined without any. */
  agreement: { at: Timestamp; price: AgreedPrice | null } | undefined;
}

/**
 * Reads the decisions about an account's plans, by plan. The audit log and the emails also have what came after the
 * moment to which a restore went back. The customer gets an email whenever someone turns a renewal off or on.
 */
export async function readDecisions(
  reads: Reads,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PlanDecisions>> {
  const pathOf = (id: string) => subscriptionsOf(uid).doc(id).path;
  const paths = ids.map(pathOf);
  const [audited, emails] = await Promise.all([
    findIn(paths, (some) => reads.get(audit.where('path', 'in', some))),
    findIn(paths, (some) => reads.get(outbox.where('path', 'in', some))),
  ]);
  return new Map(
    ids.map((id) => {
      const isAbout = ({ path }: { path: string | null }) => path === pathOf(id);
      return [id, decisionsOf(audited.filter(isAbout), emails.filter(isAbout))];
    }),
  );
}

function decisionsOf(
  audited: readonly AuditEntry[],
  emails: readonly OutboxEntry[],
): PlanDecisions {
  const stops = audited.filter(({ action }) => action === 'end-plan').map(({ at }) => at);
  return { stops, renewal: latestRenewal(emails), agreement: latestAgreement(audited) };
}

function latestRenewal(emails: readonly OutboxEntry[]): PlanDecisions['renewal'] {
  const decisions = emails.filter(
    ({ kind, resendOf }) =>
      (kind === 'plan_cancelled' || kind === 'renewal_turned_on') && resendOf === undefined,
  );
  const latest = decisions
    .toSorted((a, b) => a.createdAt.toMillis() - b.createdAt.toMillis())
    .at(-1);
  return latest && { at: latest.createdAt, on: latest.kind === 'renewal_turned_on' };
}

/** An entry has only the facts that changed. */
function latestAgreement(audited: readonly AuditEntry[]): PlanDecisions['agreement'] {
  const agreed = audited
    .filter(({ after }) => 'agreedMinor' in after || 'agreedTerm' in after)
    .toSorted((a, b) => a.at.toMillis() - b.at.toMillis());
  const latest = agreed.at(-1);
  const facts: AuditFacts = Object.assign({}, ...agreed.map(({ after }) => after));
  const { agreedMinor: seat, agreedTerm: term } = facts;
  const price = typeof seat === 'number' && isTerm(term) ? { term, seat } : null;
  return latest && { at: latest.at, price };
}
