import { Agenda, runEveryMs, type Planned } from './agenda.ts';
import type { Abandonment, Checkout } from './checkouts.ts';
import { costOfRun, type Latencies, type RunCost } from './cost-of-run.ts';
import type { OpenAttempt, SweepDesign } from './designs.ts';

const dayMs = 24 * 60 * 60_000;

export interface Surroundings {
  days: number;
  latencies: Latencies;
  /** A run is ended after so long. */
  timeoutMs: number;
  /** When the provider gives no answer, and how long a call then takes, all in ms. */
  outage?: { from: number; to: number; callMs: number };
}

export interface SweepFigures extends Omit<RunCost, 'checks' | 'ms'> {
  /** To the provider. */
  calls: number;
  writes: number;
  /** Of all runs the one that took longest, and the one that checked most. */
  longestRunMs: number;
  mostChecks: number;
  /** The longest that a check waited for a run after it was due. */
  longestDelayMs: number;
  /** The calls for each abandoned checkout that has expired. */
  callsPerCheckout: Record<Abandonment, number[]>;
  /** From each payment that only the sweep reports to its settlement. */
  waitsMs: number[];
}

interface Attempt extends OpenAttempt, Planned {
  checkout: Checkout;
  calls: number;
}

/** Sweeps the checkouts of so many days by a design, and counts what it costs. */
export function simulateSweep(
  checkouts: readonly Checkout[],
  design: SweepDesign,
  { days, latencies, timeoutMs, outage }: Surroundings,
): SweepFigures {
  const figures = noFigures();
  const agenda = new Agenda<Attempt>();
  const uses = checkouts
    .map(newAttempt)
    .flatMap((attempt) => attempt.checkout.uses.map((at) => ({ at, attempt })))
    .toSorted((a, b) => b.at - a.at);

  function receive(attempt: Attempt, at: number): void {
    Object.assign(attempt, { usedAt: at, unclearSince: null, dueAt: design.firstCheck(at) });
    agenda.plan(attempt);
  }

  function check(attempt: Attempt, answer: 'clear' | 'unclear', now: number): void {
    const { checkout } = attempt;
    figures.calls += 1;
    attempt.calls += 1;
    if (answer === 'clear' && checkout.paidAt <= now) {
      figures.waitsMs.push(now - checkout.paidAt);
      return;
    }
    const next = design.afterCheck(attempt, answer, now);
    if (design.storesChecks || !next) figures.writes += 1;
    if (next) agenda.plan(Object.assign(attempt, next));
    else if (checkout.abandonment) {
      figures.callsPerCheckout[checkout.abandonment].push(attempt.calls);
    }
  }

  for (let run = 0; run < (days * dayMs) / runEveryMs; run += 1) {
    const now = run * runEveryMs;
    for (let next = uses.at(-1); next && next.at <= now; next = uses.at(-1)) {
      receive(next.attempt, next.at);
      uses.pop();
    }
    const isOut = outage && now >= outage.from && now < outage.to;
    const due = agenda.take(run).toSorted(design.compare);
    for (const { dueAt } of due) {
      figures.longestDelayMs = Math.max(figures.longestDelayMs, now - dueAt);
    }
    const calls = isOut ? { ...latencies, provider: outage.callMs } : latencies;
    const cost = costOfRun(due.length, design, calls, timeoutMs);
    for (const attempt of due.slice(0, cost.checks)) {
      check(attempt, isOut ? 'unclear' : 'clear', now);
    }
    for (const attempt of due.slice(cost.checks)) agenda.postpone(attempt);
    figures.queries += cost.queries;
    figures.reads += cost.reads;
    figures.longestRunMs = Math.max(figures.longestRunMs, cost.ms);
    figures.mostChecks = Math.max(figures.mostChecks, cost.checks);
  }
  return figures;
}

function newAttempt(checkout: Checkout): Attempt {
  return { checkout, usedAt: 0, unclearSince: null, dueAt: 0, calls: 0, run: -1 };
}

function noFigures(): SweepFigures {
  return {
    calls: 0,
    queries: 0,
    reads: 0,
    writes: 0,
    longestRunMs: 0,
    mostChecks: 0,
    longestDelayMs: 0,
    callsPerCheckout: {
      'opened once': [],
      'opened three times within an hour': [],
      'opened again the next day': [],
    },
    waitsMs: [],
  };
}
