import { formatMoney } from '../values/money.ts';
import {
  countUsers,
  describeTerm,
  isSeatCount,
  isTerm,
  type Quantity,
  type Term,
} from './quantity.ts';

export interface Price {
  rupees: number;
  dollars: number;
}

/** The prices of one unit for each term. */
export type Rates = Record<Term, Price>;

/** A price per user, and a yearly enterprise price. */
interface UserPricing {
  model: 'user';
  user: Rates;
  enterprise: Price;
}

/** A platform fee, a fee per seat, and a yearly enterprise price. */
interface PlatformPricing {
  model: 'platform';
  platform: Rates;
  seat: Rates;
  enterprise: Price;
}

export type Pricing = UserPricing | PlatformPricing;

export function perUser(user: Rates, enterprise: Price): UserPricing {
  return { model: 'user', user, enterprise };
}

interface Fee extends Price {
  unit: 'user' | 'platform' | 'seat';
}

/** Returns the fees for a term. The first monthly fee is the price of a default line in the cart. */
export function feesOf(pricing: Pricing, term: Term): readonly [Fee, ...Fee[]] {
  return pricing.model === 'user'
    ? [{ ...pricing.user[term], unit: 'user' }]
    : [
        { ...pricing.platform[term], unit: 'platform' },
        { ...pricing.seat[term], unit: 'seat' },
      ];
}

/** The parts of a plan's price for a term, in one currency. */
export interface Rate {
  /** The platform fee; 0 for a product without one. */
  base: number;
  seat: number;
}

/** Returns what a term costs, in rupees. */
export function rateOf(pricing: Pricing, term: Term): Rate {
  return pricing.model === 'user'
    ? { base: 0, seat: pricing.user[term].rupees }
    : { base: pricing.platform[term].rupees, seat: pricing.seat[term].rupees };
}

/** Returns the price of a number of seats, in the units of the rate. */
export function priceAtRate({ base, seat }: Rate, seats: number): number {
  return base + seats * seat;
}

/** The smallest number of seats. A platform can be bought without seats. */
export function minimumSeats({ model }: Pick<Pricing, 'model'>): 0 | 1 {
  return model === 'user' ? 1 : 0;
}

/** Returns the quantity of a line. A line without a valid one is for the fewest seats, for a month. */
export function quantityOf(pricing: Pricing, line: Partial<Quantity> = {}): Quantity {
  return isQuantity(pricing, line)
    ? { seats: line.seats, term: line.term }
    : { seats: minimumSeats(pricing), term: 'month' };
}

export function isQuantity(pricing: Pricing, line: Partial<Quantity>): line is Quantity {
  return isSeatCount(line.seats, minimumSeats(pricing)) && isTerm(line.term);
}

/** Returns the price of a line in rupees. */
export function linePrice(pricing: Pricing, line?: Partial<Quantity>): number {
  const { seats, term } = quantityOf(pricing, line);
  return priceAtRate(rateOf(pricing, term), seats);
}

/** Returns how much less a year costs than twelve months, in rupees. */
export function savingOfYear(pricing: Pricing, seats: number): number {
  return (
    12 * linePrice(pricing, { seats, term: 'month' }) - linePrice(pricing, { seats, term: 'year' })
  );
}

/** Returns whether a year for these seats costs more than the Enterprise plan. */
export function isEnterpriseCheaper(pricing: Pricing, seats: number): boolean {
  return linePrice(pricing, { seats, term: 'year' }) > pricing.enterprise.rupees;
}

/** Describes the prices of one unit in rupees, such as `₹1,89,990 per user per year`. */
export function describeRates(pricing: Pricing, term: Term): string {
  const [first, second] = feesOf(pricing, term).map(({ rupees }) => formatMoney(rupees, 'INR'));
  return pricing.model === 'user'
    ? `${first} per user per ${term}`
    : `${first} per ${term} plus ${second} per seat`;
}

/** Returns the pricing text of a card, or of a line in a cart or order. Its first whole number is the line's price. */
export function pricingText(pricing: Pricing, line?: Partial<Quantity>): string {
  const quantity = quantityOf(pricing, line);
  const prices = listPrices(pricing, quantity.term);
  if (isDefault(pricing, quantity)) return prices;
  const price = formatMoney(linePrice(pricing, quantity), 'INR');
  return `${price} for ${describeQuantity(pricing, quantity)}; ${prices}`;
}

function listPrices(pricing: Pricing, term: Term): string {
  const enterprise = `Enterprise from ${inBoth(pricing.enterprise)} per year`;
  return pricing.model === 'user'
    ? `${inBoth(pricing.user[term])} per user per ${term}; ${enterprise}`
    : `From ${inBoth(pricing.platform[term])} per ${term} plus ${inBoth(pricing.seat[term])} per seat; ${enterprise}`;
}

function isDefault(pricing: Pricing, { seats, term }: Quantity): boolean {
  return seats === minimumSeats(pricing) && term === 'month';
}

/** Describes what a line buys, as the end of a sentence, such as `2 users for 1 year`. */
export function describeQuantity(pricing: Pricing, line?: Partial<Quantity>): string {
  const { seats, term } = quantityOf(pricing, line);
  const time = describeTerm(term);
  if (pricing.model === 'user') return `${countUsers(seats)} for ${time}`;
  return seats === 0
    ? `platform fee for ${time}, seats not included`
    : `platform fee and ${countUsers(seats)} for ${time}`;
}

/** Returns the first whole number in a pricing text, without commas; undefined if there is none. */
export function priceFromText(text: string): number | undefined {
  const digits = /\d[\d,]*/.exec(text)?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/** Formats both currencies, such as `₹18,999 / $229`. */
export function inBoth({ rupees, dollars }: Price): string {
  return `${formatMoney(rupees, 'INR')} / ${formatMoney(dollars, 'USD')}`;
}
