import { products } from '../../functions/shared/catalogue/catalogue.ts';
import type { PaymentStatus } from '../../functions/shared/payments/payment-statuses.ts';
import type { SeedOwner } from './accounts.ts';
import { demoPurchases, ofAmount, ofProducts, wasPaid, type SeededPurchase } from './purchases.ts';
import { randomInteger, seededRandom, type Random } from './random.ts';

const usualYear = { customers: 24, invoices: 70, orders: 40 };
const largeYear = { customers: 1_500, invoices: 10_000, orders: 3_000 };

const lastDay = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
/** Above the demo customer's sequence numbers. */
const firstSequence = 1_001;

const givenNames = ['Aarav', 'Diya', 'Farah', 'Kavya', 'Leela', 'Nikhil', 'Rohan', 'Zoya'];
const firms = ['Example Bank', 'Sample Finance', 'Test Lenders', 'Demo Recovery', 'Model Credit'];
/** A name that is too long for one line. */
const longFirm = ' and Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit';
const places = [
  { city: 'Gurugram', postcode: '122002', state: 'Haryana', country: 'India' },
  { city: 'Mumbai', postcode: '400001', state: 'Maharashtra', country: 'India' },
  { city: 'Bengaluru', postcode: '560001', state: 'Karnataka', country: 'India' },
  { city: 'Madrid', postcode: '28001', state: 'Madrid', country: 'Spain' },
  { city: 'Monterrey', postcode: '64000', state: 'Nuevo León', country: 'Mexico' },
];

/** Returns the customers and purchases of a year. The same size always gives the same year. */
export function aYear(isLarge: boolean): { owners: SeedOwner[]; purchases: SeededPurchase[] } {
  const { customers, invoices, orders } = isLarge ? largeYear : usualYear;
  const random = seededRandom(2_026);
  const owners = Array.from({ length: customers }, (_, index) => anOwner(index, random));
  const purchases = Array.from({ length: invoices + orders }, (_, index) =>
    aPurchase(firstSequence + index, index < invoices, pick(owners, random), random),
  );
  return { owners, purchases };
}

export function purchasesOf(isLarge: boolean): SeededPurchase[] {
  return [...demoPurchases, ...aYear(isLarge).purchases];
}

function anOwner(index: number, random: Random): SeedOwner {
  return {
    ...pick(places, random),
    uid: `year-customer-${index + 1}`,
    email: `customer-${index + 1}@example.com`,
    name: `${pick(givenNames, random)} Example, ${pick(firms, random)}${index % 8 === 7 ? longFirm : ''}`,
  };
}

function aPurchase(
  sequence: number,
  isInvoice: boolean,
  owner: SeedOwner,
  random: Random,
): SeededPurchase {
  const createdAt = new Date(lastDay - Math.floor(random() * 365 * dayMs));
  const status = aStatus(createdAt, random);
  const isOpen = isInvoice && status === 'Pending';
  const isPartlyRefunded = wasPaid(status) && status !== 'Refunded' && random() < 0.04;
  return {
    ...(isInvoice ? anAmount(owner, random) : ofProducts(pick(products, random).id)),
    sequence,
    owner,
    status,
    createdAt,
    ...(isOpen && { dueAt: new Date(createdAt.getTime() + 14 * dayMs) }),
    ...(isPartlyRefunded && { refundedAmount: 50 }),
  };
}

function anAmount({ country }: SeedOwner, random: Random) {
  if (country === 'India') return ofAmount(randomInteger(random, 100, 2_50_000), 'INR');
  return ofAmount(randomInteger(random, 100, 3_000), pick(['USD', 'EUR'], random));
}

/** Returns a random status. About nine in ten purchases were paid. Most open purchases are recent. */
function aStatus(createdAt: Date, random: Random): PaymentStatus {
  const isRecent = lastDay - createdAt.getTime() < 30 * dayMs;
  const lot = random();
  if (lot < (isRecent ? 0.4 : 0.03)) return 'Pending';
  if (lot > 0.96) return 'Cancelled';
  if (lot > 0.93) return 'Refunded';
  return lot > 0.6 ? 'Completed' : 'Paid';
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[randomInteger(random, 0, items.length - 1)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
