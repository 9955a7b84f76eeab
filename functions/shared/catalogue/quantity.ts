export const terms = ['month', 'year'] as const;

/** How long a plan runs before it must be renewed. */
export type Term = (typeof terms)[number];

/** How much of a product a customer buys: seats for a term. */
export interface Quantity {
  seats: number;
  term: Term;
}

/** A product in a cart or order. Without seats and a term, it stands for the product's default quantity. */
export interface Purchase extends Partial<Quantity> {
  id: string;
}

export const maximumSeats = 500;

export function isTerm(value: unknown): value is Term {
  return terms.some((term) => term === value);
}

/** Returns whether a value is a whole number of seats. A platform can be bought without seats. */
export function isSeatCount(value: unknown, minimum: 0 | 1): value is number {
  return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximumSeats;
}

/** Returns the quantity that a stored line names; empty if it names none or an invalid one. */
export function storedQuantity(stored: object): Partial<Quantity> {
  const { seats, term } = stored as Partial<Record<keyof Quantity, unknown>>;
  return isSeatCount(seats, 0) && isTerm(term) ? { seats, term } : {};
}

/** Returns for example `12 users` or `1 user`. */
export function countUsers(seats: number): string {
  return seats === 1 ? '1 user' : `${seats} users`;
}

/** Returns for example `1 month`. */
export function describeTerm(term: Term): string {
  return `1 ${term}`;
}
