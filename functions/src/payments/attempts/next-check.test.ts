import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { markUsed, planNextCheck } from './next-check.ts';

const usedAt = Timestamp.fromDate(new Date('2026-11-21T12:00:00Z'));
const days = 24 * 60;
const used = markUsed(usedAt);

describe('planNextCheck', () => {
  it('plans ten checks of an abandoned checkout at growing intervals and then expires it', () => {
    const ages: number[] = [];
    for (let checks = used; ;) {
      ages.push(ageOf(checks.nextCheckAt));
      const plan = planNextCheck(checks, 'clear', checks.nextCheckAt);
      if ('state' in plan) break;
      checks = { usedAt, ...plan };
    }
    expect(ages).toEqual([10, 30, 90, 270, 810, 2250, 3690, 5130, 6570, 5 * days]);
  });

  it('plans from the time of a late check', () => {
    expect(planNextCheck(used, 'clear', after(25))).toEqual({
      nextCheckAt: after(75),
      unclearSince: null,
    });
  });

  it('restarts the intervals after an unclear answer, and resumes the usual ones after a clear one', () => {
    const first = planNextCheck(used, 'unclear', after(810));
    expect(first).toEqual({ nextCheckAt: after(820), unclearSince: after(810) });
    const second = planNextCheck({ ...used, ...first }, 'unclear', after(820));
    expect(second).toEqual({ nextCheckAt: after(840), unclearSince: after(810) });
    const third = planNextCheck({ ...used, ...second }, 'clear', after(840));
    expect(third).toEqual({ nextCheckAt: after(840 + days), unclearSince: null });
  });

  it.each([
    [5 * days - 5, 5 * days],
    [5 * days, 5 * days + 10],
    [9 * days, 9 * days + 10],
  ])('after %i minutes, an unclear answer is followed by a check at minute %i', (age, next) => {
    expect(planNextCheck(used, 'unclear', after(age))).toMatchObject({ nextCheckAt: after(next) });
  });

  it('checks at least once a day while answers are unclear', () => {
    const checks = { ...used, unclearSince: after(4 * days) };
    expect(planNextCheck(checks, 'unclear', after(9 * days))).toMatchObject({
      nextCheckAt: after(10 * days),
    });
  });
});

function after(minutes: number): Timestamp {
  return Timestamp.fromMillis(usedAt.toMillis() + minutes * 60_000);
}

function ageOf(moment: Timestamp): number {
  return (moment.toMillis() - usedAt.toMillis()) / 60_000;
}
