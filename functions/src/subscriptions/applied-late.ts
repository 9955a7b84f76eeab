import { FieldValue, type Timestamp } from 'firebase-admin/firestore';
import type { LateUse } from '../../shared/subscriptions/late-use.ts';
import type { RequestedTerm, SoldPlan } from '../../shared/subscriptions/subscription.ts';
import type { Sold } from './paid-plans.ts';
import { subscriptionId } from './subscription-id.ts';

export interface AppliedFields {
  /** When staff used a late payment of the invoice for plans, by plan. */
  applied?: Record<string, Timestamp>;
}

interface Applied {
  /** The plan that couldn't use its part of the payment. */
  planId: string;
  late: LateUse;
  /** The plan that the payment now pays. */
  usedId: string;
  at: Timestamp;
}

type SoldFields = { [Field in keyof Sold]?: Sold[Field] | FieldValue };

/** Returns the fields of an invoice that asks for what its payment pays after all. */
export function asApplied(
  { terms = [], purchases = [], applied = {} }: Sold & AppliedFields,
  { planId, late, usedId, at }: Applied,
): SoldFields & AppliedFields {
  const others = terms.filter(({ subscriptionId: id }) => id !== planId);
  return { ...changed(late, { others, purchases }), applied: { ...applied, [usedId]: at } };
}

function changed(
  late: LateUse,
  { others, purchases }: { others: RequestedTerm[]; purchases: SoldPlan[] },
): SoldFields {
  switch (late.kind) {
    case 'start':
      return {
        terms: others.length > 0 ? others : FieldValue.delete(),
        purchases: [...purchases, late.purchase],
      };
    case 'extend':
      return { terms: [...others, late.term] };
    case 'add':
      return { change: late.change };
  }
}

/** Returns what an invoice sold when it was paid, and what staff used its payment for later. */
export function byTimeOfUse(
  path: string,
  sold: Sold & AppliedFields,
): { sold: Sold; usedAt: Timestamp | undefined }[] {
  const times = Object.entries(sold.applied ?? {});
  const isLate = (id: string) => times.some(([planId]) => planId === id);
  return [
    { sold: partOf(path, sold, (id) => !isLate(id)), usedAt: undefined },
    ...times.map(([planId, usedAt]) => ({
      sold: partOf(path, sold, (id) => id === planId),
      usedAt,
    })),
  ];
}

function partOf(
  path: string,
  { items, purchases, terms, change }: Sold,
  isOf: (id: string) => boolean,
): Sold {
  const isPartly = ({ id }: { id: string }) => isOf(subscriptionId(path, id));
  return {
    ...(items && { items: items.filter(isPartly) }),
    ...(purchases && { purchases: purchases.filter(isPartly) }),
    ...(terms && { terms: terms.filter((term) => isOf(term.subscriptionId)) }),
    ...(change && isOf(change.subscriptionId) && { change }),
  };
}
