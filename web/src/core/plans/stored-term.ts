import type { Rate } from '@shared/catalogue/pricing.ts';
import { isSeatCount, isTerm, type Quantity } from '@shared/catalogue/quantity.ts';
import type { AgreedPrice, PlanTerm } from '@shared/subscriptions/subscription.ts';
import { startOfIndianDay } from '@shared/values/indian-time.ts';
import { textOf } from '../database/stored-fields.ts';

/** Reads the seats, days and price of a term. Returns undefined if any of them is missing or invalid. */
export function toTerm(value: unknown): PlanTerm | undefined {
  const { rate, termStart, termEnd } = fieldsOf(value);
  const quantity = toQuantity(value);
  const price = toRate(rate);
  const [first, end] = [toDay(termStart), toDay(termEnd)];
  if (!quantity || !price || !first || !end || first >= end) return undefined;
  return { ...quantity, rate: price, termStart: first, termEnd: end };
}

export function toQuantity(value: unknown): Quantity | undefined {
  const { seats, term } = fieldsOf(value);
  return isSeatCount(seats, 0) && isTerm(term) ? { seats, term } : undefined;
}

/** Reads an agreed price. Returns null if there is none, or an invalid one. */
export function toAgreedPrice(value: unknown): AgreedPrice | null {
  const { term, seat } = fieldsOf(value);
  return isTerm(term) && isMinorAmount(seat) ? { term, seat } : null;
}

export function toDay(value: unknown): string | undefined {
  const day = textOf(value);
  return startOfIndianDay(day) ? day : undefined;
}

/** Returns the fields of an object; none for any other value. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return { ...(typeof value === 'object' ? value : undefined) };
}

function toRate(value: unknown): Rate | undefined {
  const { base, seat } = fieldsOf(value);
  return isMinorAmount(base) && isMinorAmount(seat) ? { base, seat } : undefined;
}

function isMinorAmount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
