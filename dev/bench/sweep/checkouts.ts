import { randomInteger, type Random } from '../random.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How a customer leaves a checkout that is never paid, and the share of each. */
export const abandonments = {
  'opened once': 0.7,
  'opened three times within an hour': 0.2,
  'opened again the next day': 0.1,
} as const;

export type Abandonment = keyof typeof abandonments;

/** An order whose payment was begun, and that no webhook and no browser reports as paid. In ms from the beginning. */
export interface Checkout {
  /** How it was abandoned; null if it was paid. */
  abandonment: Abandonment | null;
  /** When a browser received its attempt. */
  uses: number[];
  /** When it was paid. */
  paidAt: number;
}

export interface Load {
  days: number;
  ordersPerDay: number;
}

export const abandonedShare = 0.7;
/** Of the paid ones, those of which the webhook and the browser's report are both lost. */
export const unheardShare = 0.01;
/** A payment takes up to a quarter of an hour (Razorpay's documentation). */
const longestPaymentMinutes = 15;
/** Orders at the busiest hour, in proportion to the mean. */
export const peakRatio = 1.8;

/** The checkouts that a sweep meets: those abandoned, and those paid without a report. */
export function makeCheckouts({ days, ordersPerDay }: Load, random: Random): Checkout[] {
  const orders = Array.from({ length: days * ordersPerDay }, () => random());
  return orders
    .map((chance) => {
      const day = randomInteger(random, 0, days - 1);
      const at = day * dayMs + momentOfDay(random);
      if (chance < abandonedShare) return abandon(at, chance / abandonedShare, random);
      const isUnheard = chance < abandonedShare + (1 - abandonedShare) * unheardShare;
      return isUnheard ? payUnheard(at, random) : undefined;
    })
    .filter((checkout) => checkout !== undefined);
}

function abandon(at: number, chance: number, random: Random): Checkout {
  const kind = kindOf(chance);
  const later: Record<Abandonment, () => number[]> = {
    'opened once': () => [],
    'opened three times within an hour': () =>
      [1, 2].map((time) => at + randomInteger(random, 20 * time, 25 * time) * minuteMs),
    'opened again the next day': () => [at + randomInteger(random, 18 * 60, 30 * 60) * minuteMs],
  };
  return { abandonment: kind, uses: [at, ...later[kind]()], paidAt: Infinity };
}

function kindOf(chance: number): Abandonment {
  let sum = 0;
  const found = Object.entries(abandonments).find(([, share]) => (sum += share) > chance);
  return (found?.[0] ?? 'opened once') as Abandonment;
}

function payUnheard(at: number, random: Random): Checkout {
  const seconds = randomInteger(random, 30, longestPaymentMinutes * 60);
  return { abandonment: null, uses: [at], paidAt: at + seconds * 1000 };
}

/** Few orders in the night and most in the evening: a sine with its peak at 18 o'clock. */
function momentOfDay(random: Random): number {
  for (;;) {
    const moment = Math.floor(random() * dayMs);
    const rate = 1 + (peakRatio - 1) * Math.cos((2 * Math.PI * (moment - 18 * hourMs)) / dayMs);
    if (random() * peakRatio < rate) return moment;
  }
}
