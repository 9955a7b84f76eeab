import { availableParallelism, loadavg } from 'node:os';

/** The value that a share of all values does not exceed (nearest rank); 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The machine and its load, which every figure depends on. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `\nNode ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`;
}
