import type { SweepDesign } from './designs.ts';

/** How long calls take, in ms. */
export interface Latencies {
  provider: number;
  /** A query or a write. */
  database: number;
}

export interface RunCost {
  /** How many attempts it asks about. The others are left to the next run. */
  checks: number;
  queries: number;
  /** The documents that its queries return, and one for a query that finds nothing. */
  reads: number;
  /** How long it takes. */
  ms: number;
}

type Limits = Pick<SweepDesign, 'concurrency' | 'maxRunMs' | 'pageSize' | 'storesChecks'>;

/** What a run costs that finds so many attempts due, if it is ended after `timeoutMs`. */
export function costOfRun(
  due: number,
  limits: Limits,
  latencies: Latencies,
  timeoutMs: number,
): RunCost {
  const { concurrency, maxRunMs, pageSize, storesChecks } = limits;
  const checkMs = latencies.provider + (storesChecks ? latencies.database : 0);
  /** A page that is not full is the last. */
  const queriesFor = (documents: number) => Math.floor(documents / pageSize) + 1;
  const begins = (check: number) =>
    queriesFor(check) * latencies.database + Math.floor(check / concurrency) * checkMs;
  let checks = 0;
  while (checks < due && begins(checks) <= maxRunMs && begins(checks) + checkMs <= timeoutMs) {
    checks += 1;
  }
  const isWhole = checks === due;
  const queries = isWhole ? queriesFor(due) : queriesFor(Math.max(0, checks - 1));
  const found = Math.min(due, queries * pageSize);
  const reads = found + (found === (queries - 1) * pageSize ? 1 : 0);
  const neededMs = queries * latencies.database + Math.ceil(checks / concurrency) * checkMs;
  const isEnded = !isWhole && maxRunMs > timeoutMs;
  return { checks, queries, reads, ms: isEnded ? timeoutMs : neededMs };
}
