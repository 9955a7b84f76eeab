import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { Agenda, runEveryMs } from './agenda.ts';
import { makeCheckouts, type Checkout } from './checkouts.ts';
import { costOfRun } from './cost-of-run.ts';
import { currentDesign, formerDesign } from './designs.ts';
import { simulateSweep } from './simulate-sweep.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const limits = { concurrency: 8, pageSize: 100, maxRunMs: 45_000 };
const latencies = { provider: 200, database: 50 };
const surroundings = { days: 8, latencies, timeoutMs: 540_000 };
const design = currentDesign(limits);
const checkouts = makeCheckouts({ days: 10, ordersPerDay: 1000 }, seededRandom(1));

describe('costOfRun', () => {
  it.each([
    [0, { checks: 0, queries: 1, reads: 1, ms: 50 }],
    [1, { checks: 1, queries: 1, reads: 1, ms: 300 }],
    [8, { checks: 8, queries: 1, reads: 8, ms: 300 }],
    [9, { checks: 9, queries: 1, reads: 9, ms: 550 }],
    [100, { checks: 100, queries: 2, reads: 101, ms: 3350 }],
    [101, { checks: 101, queries: 2, reads: 101, ms: 3350 }],
  ])('of %i attempts that are due', (due, expected) => {
    expect(costOf(due)).toEqual(expected);
  });

  it('leaves what would begin after the limit', () => {
    const { checks, ms } = costOf(5000);
    expect(checks).toBeLessThan(8 * (45_000 / 250) + 8);
    expect(ms).toBeGreaterThan(45_000);
    expect(ms).toBeLessThan(45_000 + 300);
  });

  it('ends with the function where no limit ends it before', () => {
    const former = { maxRunMs: Infinity, pageSize: Number.MAX_SAFE_INTEGER, storesChecks: false };
    const ended = costOf(50_000, former);
    expect(ended).toEqual({ checks: 21_592, queries: 1, reads: 50_000, ms: 540_000 });
  });
});

describe('Agenda', () => {
  it('gives an item to the first run that finds it due, once, by its last plan', () => {
    const agenda = new Agenda();
    const item = { dueAt: 3 * runEveryMs, run: -1 };
    agenda.plan(item);
    item.dueAt = runEveryMs + 1;
    agenda.plan(item);
    item.dueAt = 2 * runEveryMs + 1;
    agenda.plan(item);
    expect([0, 1, 2, 3, 4].map((run) => agenda.take(run).length)).toEqual([0, 0, 0, 1, 0]);
    agenda.postpone(item);
    expect(agenda.take(4)).toEqual([item]);
  });
});

describe('simulateSweep', () => {
  it('counts the calls for a checkout that is abandoned', () => {
    const once = abandoned(0);
    const figures = simulateSweep([once], design, surroundings);
    expect(figures).toMatchObject({ calls: 10, writes: 10, callsPerCheckout: only(once, 10) });
    // Each of the other runs finds nothing, which costs a read too.
    expect(figures).toMatchObject({ queries: 8 * 144, reads: 8 * 144, mostChecks: 1 });
    const former = simulateSweep([once], formerDesign, surroundings);
    expect(former).toMatchObject({ calls: 721, writes: 1, callsPerCheckout: only(once, 721) });
  });

  it('begins the checks again when a browser receives the attempt again', () => {
    const again = abandoned(0, 24 * hourMs);
    const figures = simulateSweep([again], design, surroundings);
    expect(figures.callsPerCheckout).toEqual(only(again, 15));
  });

  it('settles a payment at the first check after it', () => {
    const paid = { abandonment: null, uses: [minuteMs], paidAt: 5 * minuteMs };
    const figures = simulateSweep([paid], design, surroundings);
    expect(figures).toMatchObject({ calls: 1, waitsMs: [15 * minuteMs] });
  });

  it('leaves to the next run what a run has no time for, and serves everything', () => {
    const many = Array.from({ length: 3000 }, () => abandoned(0));
    const figures = simulateSweep(many, design, surroundings);
    expect(figures.longestDelayMs).toBeGreaterThan(0);
    expect(figures.longestRunMs).toBeLessThan(46_000);
    expect(figures.callsPerCheckout['opened once']).toHaveLength(3000);
  });

  it('asks again after calls that the provider did not answer', () => {
    const outage = { from: 0, to: hourMs, callMs: 8000 };
    const figures = simulateSweep([abandoned(0)], design, { ...surroundings, outage });
    expect(figures.calls).toBeGreaterThan(10);
    expect(figures.longestRunMs).toBe(8100);
  });
});

describe('makeCheckouts', () => {
  it('abandons seven of ten orders, and keeps of the others only the unreported', () => {
    expect(shareOf('opened once')).toBeCloseTo(0.49, 1);
    expect(shareOf('opened three times within an hour')).toBeCloseTo(0.14, 1);
    expect(shareOf('opened again the next day')).toBeCloseTo(0.07, 1);
    expect(shareOf(null)).toBeCloseTo(0.003, 2);
  });

  it('opens most of them in the evening', () => {
    expect(openedIn(18) / openedIn(6)).toBeGreaterThan(4);
  });
});

/** Of all orders. */
function shareOf(kind: Checkout['abandonment']): number {
  return checkouts.filter(({ abandonment }) => abandonment === kind).length / 10_000;
}

function openedIn(hour: number): number {
  return checkouts.filter(({ uses: [at = 0] }) => Math.floor(at / hourMs) % 24 === hour).length;
}

function costOf(due: number, changes: object = {}) {
  return costOfRun(due, { ...limits, storesChecks: true, ...changes }, latencies, 540_000);
}

function abandoned(...uses: number[]): Checkout {
  const abandonment = uses.length === 1 ? 'opened once' : 'opened again the next day';
  return { abandonment, uses, paidAt: Infinity };
}

function only({ abandonment }: Checkout, calls: number) {
  const none = {
    'opened once': [],
    'opened three times within an hour': [],
    'opened again the next day': [],
  };
  return { ...none, ...(abandonment && { [abandonment]: [calls] }) };
}
