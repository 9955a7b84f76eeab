import { expect, it } from 'vitest';
import { dashboard } from './dashboard.ts';
import { hero } from './landing.ts';

it('shows the twelve months of an Indian business year', () => {
  const { months, receivedShares, planShares } = dashboard.curve;
  expect(months).toEqual(['April', 'March']);
  expect([receivedShares.length, planShares.length]).toEqual([12, 12]);
});

it('lists as next steps what is still to do', () => {
  const steps = dashboard.cases.rows.map(({ step }) => step);
  expect(steps.filter((step) => !/ (due|to) ?/.test(step))).toEqual([]);
});

it('gives what waits for approval the same colour in both pictures', () => {
  const said = [
    ...dashboard.cases.rows.map(({ step, tone }) => ({ words: step, tone })),
    ...hero.cases.map(({ state, tone }) => ({ words: state, tone })),
  ];
  const waiting = said.filter(({ words }) => words.endsWith('to approve'));
  expect(waiting.map(({ tone }) => tone)).toEqual(['warning', 'warning']);
});
