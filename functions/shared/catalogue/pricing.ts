import { formatMoney } from '../values/money.ts';

export interface Price {
  rupees: number;
  dollars: number;
}

/** A monthly price per user, and a yearly enterprise price. */
interface UserPricing {
  model: 'user';
  user: Price;
  enterprise: Price;
}

/** A monthly platform fee, a monthly fee per seat, and a yearly enterprise price. */
interface PlatformPricing {
  model: 'platform';
  platform: Price;
  seat: Price;
  enterprise: Price;
}

export type Pricing = UserPricing | PlatformPricing;

export function perUser(user: Price, enterprise: Price): UserPricing {
  return { model: 'user', user, enterprise };
}

interface Fee extends Price {
  unit: 'user' | 'platform' | 'seat';
}

/** Returns the monthly fees. The first fee is the price in the cart. */
export function monthlyFees(pricing: Pricing): readonly [Fee, ...Fee[]] {
  return pricing.model === 'user'
    ? [{ ...pricing.user, unit: 'user' }]
    : [
        { ...pricing.platform, unit: 'platform' },
        { ...pricing.seat, unit: 'seat' },
      ];
}

/** Returns the price of one unit in the cart, in rupees. */
export function cartPrice(pricing: Pricing): number {
  return monthlyFees(pricing)[0].rupees;
}

/** Returns the pricing text of cards, carts and orders. Its first whole number is the cart price. */
export function pricingText(pricing: Pricing): string {
  const enterprise = `Enterprise from ${inBoth(pricing.enterprise)} per year`;
  return pricing.model === 'user'
    ? `${inBoth(pricing.user)} per user per month; ${enterprise}`
    : `From ${inBoth(pricing.platform)} per month plus ${inBoth(pricing.seat)} per seat; ${enterprise}`;
}

/** Describes what the cart price buys, as the end of a sentence. */
export function cartTerm(pricing: Pricing): string {
  return pricing.model === 'user'
    ? '1 user for 1 month'
    : 'platform fee for 1 month, seats not included';
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
