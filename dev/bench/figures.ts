import { availableParallelism, loadavg } from 'node:os';

/** Returns the nearest-rank percentile for a share from 0 to 1. Returns 0 if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** Describes the machine and its load, because every figure depends on them. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `\nNode ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`;
}
