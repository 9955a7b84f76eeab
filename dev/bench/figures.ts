import { availableParallelism, loadavg } from 'node:os';

/** How long answers took, in ms, and how long all of them together. */
export interface Measured {
  durations: number[];
  totalMs: number;
}

export function perSecond({ durations, totalMs }: Measured): number {
  return (durations.length / totalMs) * 1000;
}

/** The value that a share of all values does not exceed (nearest rank); 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export function joinMeasured(parts: readonly Measured[]): Measured {
  return {
    durations: parts.flatMap(({ durations }) => durations),
    totalMs: parts.reduce((sum, { totalMs }) => sum + totalMs, 0),
  };
}

/** `p50 12 ms, p99 80 ms, maximum 102 ms`. */
export function describeDurations({ durations }: Pick<Measured, 'durations'>): string {
  const ms = (share: number): string => `${Math.round(percentile(durations, share))} ms`;
  return `p50 ${ms(0.5)}, p99 ${ms(0.99)}, maximum ${ms(1)}`;
}

/** The machine and its load, which every figure depends on. */
export function describeMachine(): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `Node ${process.versions.node}, ${availableParallelism()} processors, load ${load.join(' ')}`;
}
