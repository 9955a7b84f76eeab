import { availableParallelism, loadavg } from 'node:os';

/** Returns the nearest-rank percentile for a share from 0 to 1. Returns 0 if there are no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `\nNode ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`;
}
