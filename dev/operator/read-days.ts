import { indianDay, startOfIndianDay } from '../../functions/shared/values/indian-time.ts';
import { Problem } from '../suite/problem.ts';

/** Unix seconds, both inclusive. */
interface Span {
  from: number;
  to: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Reads whole days in India. The default is yesterday. Throws a Problem for an invalid date or range. */
export function readDays(from: string | undefined, to: string | undefined, now: Date): Span {
  const yesterday = indianDay(new Date(now.getTime() - dayMs));
  const first = startOf(from ?? to ?? yesterday);
  const last = startOf(to ?? from ?? yesterday);
  if (first > last) throw new Problem(`--from ${from} is after --to ${to}.`);
  return { from: first / 1000, to: (last + dayMs) / 1000 - 1 };
}

function startOf(day: string): number {
  const start = startOfIndianDay(day);
  if (!start) throw new Problem(`"${day}" is not a date. Use the form 2026-11-30.`);
  return start.getTime();
}
