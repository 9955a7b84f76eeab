import type { Cost, Latencies } from './meter.ts';

export function reportLatencies({ provider, database }: Latencies): void {
  console.log(
    `\nAssumed: a call takes ${provider} ms to the provider, and ${database} ms to the database.`,
  );
}

/** Prints a table of what each function costs, with their sum. */
export function reportCosts(title: string, costs: ReadonlyMap<string, Cost>, sum: Cost): void {
  const rows = [...costs, ['together', sum] as const].map(([name, cost]) => [name, rowOf(cost)]);
  console.log(`\n── ${title}`);
  console.table(Object.fromEntries(rows));
}

function rowOf(cost: Cost) {
  const { calls, reads, writes, deletes, expiring, provider, logEntries, ms } = cost;
  return {
    calls,
    reads,
    writes,
    deletes,
    'expire later': expiring,
    Razorpay: provider,
    'log entries': logEntries,
    ms: Math.round(ms),
  };
}
