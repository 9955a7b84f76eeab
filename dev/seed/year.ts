import { products } from '../../functions/shared/catalogue.ts';
import type { Currency } from '../../functions/shared/money.ts';
import { randomInteger, seededRandom, type Random } from './random.ts';
import type { SeedOwner } from './accounts.ts';
import {
  demoPurchases,
  wasPaid,
  type SeededInvoice,
  type SeededOrder,
  type SeededPurchase,
} from './purchases.ts';

interface YearSize {
  customers: number;
  invoices: number;
  orders: number;
}

/** What `npm run seed` writes, and what `npm run seed -- --many` does. */
export const usualYear: YearSize = { customers: 24, invoices: 70, orders: 40 };
export const largeYear: YearSize = { customers: 1_500, invoices: 10_000, orders: 3_000 };

/** The last day with a purchase. */
const lastDay = Date.parse('2026-11-20T12:00:00Z');
const dayMs = 24 * 60 * 60 * 1000;
/** Above those of the demo customer's purchases. */
const firstSequence = 1_001;

const givenNames = [
  'Aarav',
  'Diya',
  'Farah',
  'Ishaan',
  'Kavya',
  'Leela',
  'Nikhil',
  'Priya',
  'Rohan',
  'Zoya',
];
const firms = ['Example Bank', 'Sample Finance', 'Test Lenders', 'Demo Recovery', 'Model Credit'];
/** A name that does not fit on a line. */
const longFirm = ' and Rashtriya Vittiya Punarnirman aur Parisampatti Vasuli Nigam Maryadit';
const places = [
  ['Gurugram', 'Haryana', 'India'],
  ['Mumbai', 'Maharashtra', 'India'],
  ['Bengaluru', 'Karnataka', 'India'],
  ['Madrid', 'Madrid', 'Spain'],
  ['Monterrey', 'Nuevo León', 'Mexico'],
] as const;

/** The customers and purchases of a year before the last day. The same size gives the same year. */
export function aYear({ customers, invoices, orders }: YearSize) {
  const random = seededRandom(2_026);
  const owners = Array.from({ length: customers }, (_, index) => anOwner(index, random));
  const ownerOf = () => pick(owners, random);
  const purchases = [
    ...Array.from({ length: invoices }, (_, index) =>
      anInvoice(firstSequence + index, ownerOf(), random),
    ),
    ...Array.from({ length: orders }, (_, index) =>
      anOrder(firstSequence + invoices + index, ownerOf(), random),
    ),
  ];
  return { owners, purchases };
}

/** All purchases of a seed. */
export function purchasesOf(isLarge: boolean): SeededPurchase[] {
  return [...demoPurchases, ...aYear(isLarge ? largeYear : usualYear).purchases];
}

function anOwner(index: number, random: Random): SeedOwner {
  const [city, state, country] = pick(places, random);
  return {
    uid: `year-customer-${index + 1}`,
    email: `customer-${index + 1}@example.com`,
    name: `${pick(givenNames, random)} Example, ${pick(firms, random)}${index % 8 === 7 ? longFirm : ''}`,
    city,
    state,
    country,
  };
}

function anInvoice(sequence: number, owner: SeedOwner, random: Random): SeededInvoice {
  const currency: Currency = owner.country === 'India' ? 'INR' : pick(['USD', 'EUR'], random);
  const most = currency === 'INR' ? 2_50_000 : 3_000;
  const terms = aPast(random);
  return {
    type: 'invoice',
    sequence,
    owner,
    ...terms,
    ...(terms.status === 'Pending' && { dueAt: new Date(terms.createdAt.getTime() + 14 * dayMs) }),
    invoiceNumber: `INV-Y-${sequence}`,
    amount: randomInteger(random, 100, most),
    currency,
    ...partlyRefunded(terms.status, random),
  };
}

function anOrder(sequence: number, owner: SeedOwner, random: Random): SeededOrder {
  const terms = aPast(random);
  return {
    type: 'product_order',
    sequence,
    owner,
    ...terms,
    productIds: [pick(products, random).id],
    ...partlyRefunded(terms.status, random),
  };
}

/** Four of five were paid; few are left open, most of them of the last weeks. */
function aPast(random: Random): Pick<SeededInvoice, 'status' | 'createdAt'> {
  const createdAt = new Date(lastDay - Math.floor(random() * 365 * dayMs));
  const isRecent = lastDay - createdAt.getTime() < 30 * dayMs;
  const lot = random();
  if (lot < (isRecent ? 0.4 : 0.03)) return { status: 'Pending', createdAt };
  if (lot > 0.96) return { status: 'Cancelled', createdAt };
  if (lot > 0.93) return { status: 'Refunded', createdAt };
  return { status: lot > 0.6 ? 'Completed' : 'Paid', createdAt };
}

function partlyRefunded(status: SeededInvoice['status'], random: Random) {
  const isPartly = wasPaid({ status }) && status !== 'Refunded' && random() < 0.04;
  return isPartly ? { refundedAmount: 50 } : {};
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[randomInteger(random, 0, items.length - 1)];
  if (item === undefined) throw new RangeError('There is nothing to pick from.');
  return item;
}
