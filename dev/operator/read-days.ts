import { Problem } from '../suite/problem.ts';

/** Unix seconds, both included. */
interface Span {
  from: number;
  to: number;
}

const dayMs = 24 * 60 * 60 * 1000;
const indiaMs = 5.5 * 60 * 60 * 1000;

/** Reads a span of whole days in India, both included. The default is yesterday. Throws a Problem. */
export function readDays(from: string | undefined, to: string | undefined, now: Date): Span {
  const yesterday = dayInIndia(now.getTime() - dayMs);
  const first = startOf(from ?? to ?? yesterday);
  const last = startOf(to ?? from ?? yesterday);
  if (first > last) throw new Problem(`--from ${from} is after --to ${to}. Exchange them.`);
  return { from: first / 1000, to: (last + dayMs) / 1000 - 1 };
}

function startOf(day: string): number {
  const start = Date.parse(`${day}T00:00:00+05:30`);
  // A 31st of November is read as the 1st of December.
  if (Number.isNaN(start) || dayInIndia(start) !== day) {
    throw new Problem(`"${day}" is not a day. Write it as 2026-11-30.`);
  }
  return start;
}

/** For example `2026-11-30`. */
export function dayInIndia(unixMs: number): string {
  return new Date(unixMs + indiaMs).toISOString().slice(0, 10);
}
