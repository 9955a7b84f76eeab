import { availableParallelism, loadavg } from 'node:os';

/** Returns 0 if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `\nNode ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`;
}
