import { indianDay } from '@shared/values/indian-time.ts';

/** Returns today's day in India, such as `2026-11-30`. */
export function indianToday(): string {
  return indianDay(new Date());
}
