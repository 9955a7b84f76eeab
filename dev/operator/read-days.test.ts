import { describe, expect, it } from 'vitest';
import { readDays } from './read-days.ts';

const now = new Date('2026-11-20T19:00:00Z'); // This is the 21st in India.

describe('readDays', () => {
  it('uses whole days in India', () => {
    expect(span(readDays('2026-11-01', '2026-11-02', now))).toEqual([
      '2026-10-31T18:30:00.000Z',
      '2026-11-02T18:29:59.000Z',
    ]);
  });

  it.each(['yesterday', '2026-13-01', '2026-02-30x', '2026-11-31', '2026-02-30', '01-11-2026', ''])(
    'refuses "%s"',
    (day) => {
      expect(() => readDays(day, undefined, now)).toThrow('is not a date');
    },
  );
});

function span({ from, to }: { from: number; to: number }): string[] {
  return [from, to].map((seconds) => new Date(seconds * 1000).toISOString());
}
