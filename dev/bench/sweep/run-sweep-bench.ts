import { sweepLimits } from '../../../functions/src/payments/reconcile/sweep-payments.ts';
import { step } from '../../suite/step.ts';
import { seededRandom } from '../random.ts';
import { makeCheckouts, type Load } from './checkouts.ts';
import { costOfRun, type Latencies } from './cost-of-run.ts';
import type { Database } from './counted-database.ts';
import { currentDesign, formerDesign } from './designs.ts';
import { replay, timeRun } from './real-sweep.ts';
import { reportAssumptions, reportLoad, reportOutage, reportReplay, reportRun } from './report.ts';
import { simulateSweep, type SweepFigures } from './simulate-sweep.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Not measured yet: from a function in Mumbai to Razorpay, and to Firestore. */
const latencies: Latencies = { provider: 200, database: 30 };
/** A scheduled function is ended after nine minutes. */
const timeoutMs = 9 * 60_000;
/** In the busiest hour of a day on which attempts of all ages are open. A call ends after 8 s. */
const outage = { from: 5 * dayMs + 18 * hourMs, to: 5 * dayMs + 19 * hourMs, callMs: 8000 };
const design = currentDesign(sweepLimits);

/**
 * Simulates sweeps by the former and the deployed design, lets the sweep itself do a sample, and times the
 * fullest run. Resolves to whether simulation and sweep agree.
 */
export async function runSweepBench(database: Database): Promise<boolean> {
  const isSame = await compareWithSweep(database);
  reportAssumptions(latencies, sweepLimits);
  await simulateLoad({ days: 30, ordersPerDay: 1000 });
  const { mostChecks } = await simulateLoad({ days: 7, ordersPerDay: 10_000 });
  const ms = await step(`Timing a run of ${mostChecks} checks`, () =>
    timeRun(database, mostChecks, latencies),
  );
  reportRun(mostChecks, ms, costOfRun(mostChecks, design, latencies, timeoutMs).ms);
  return isSame;
}

async function compareWithSweep(database: Database): Promise<boolean> {
  const made = makeCheckouts({ days: 1, ordersPerDay: 40 }, seededRandom(2));
  const abandoned = made.filter(({ abandonment }) => abandonment !== null);
  // Until the last of them has expired.
  const days = 8;
  const replayed = await step(`Sweeping ${abandoned.length} checkouts for ${days} days`, () =>
    replay(database, abandoned, days),
  );
  return reportReplay(simulateSweep(abandoned, design, { days, latencies, timeoutMs }), replayed);
}

async function simulateLoad(load: Load): Promise<SweepFigures> {
  const checkouts = makeCheckouts(load, seededRandom(1));
  const surroundings = { days: load.days, latencies, timeoutMs };
  const before = await step(`Simulating ${load.days} days, the former design`, async () =>
    simulateSweep(checkouts, formerDesign, surroundings),
  );
  const after = simulateSweep(checkouts, design, surroundings);
  reportLoad(load, before, after);
  reportOutage(simulateSweep(checkouts, design, { ...surroundings, outage }));
  return after;
}
