import {
  describeQuantity,
  describeRates,
  minimumSeats,
  type Pricing,
} from '@shared/catalogue/pricing.ts';
import { maximumSeats, terms, type Quantity } from '@shared/catalogue/quantity.ts';
import { RoomFor } from '../../components/room-for.tsx';

interface QuantityTextProps {
  pricing: Pricing;
  quantity: Quantity;
}

/** Shows for example `12 users for 1 year`. */
export function QuantityText({ pricing, quantity }: QuantityTextProps) {
  const all = [minimumSeats(pricing), maximumSeats].flatMap((seats) =>
    terms.map((term) => describeQuantity(pricing, { seats, term })),
  );
  return <RoomFor longest={longestOf(all)}>{describeQuantity(pricing, quantity)}</RoomFor>;
}

/** Shows for example `₹1,89,990 per user per year`. */
export function RatesText({ pricing, quantity }: QuantityTextProps) {
  const all = terms.map((term) => describeRates(pricing, term));
  return <RoomFor longest={longestOf(all)}>{describeRates(pricing, quantity.term)}</RoomFor>;
}

function longestOf(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}
