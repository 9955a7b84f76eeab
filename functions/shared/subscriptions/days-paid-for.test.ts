import { expect, it } from 'vitest';
import { daysPaidFor } from './days-paid-for.ts';

const unpaid = { term: 'month', termEnd: '2027-02-28', graceUntil: '2027-03-07' } as const;
const asked = { term: 'month', termStart: '2027-02-28', termEnd: '2027-03-31' } as const;

it.each([
  ['overdue', '2027-03-05', '2027-02-28', '2027-03-31'],
  ['suspended', '2027-03-07', '2027-02-28', '2027-03-31'],
  ['suspended', '2027-03-12', '2027-03-05', '2027-04-05'],
] as const)(
  'a plan that is %s and paid on %s runs from %s',
  (state, paidOn, termStart, termEnd) => {
    expect(daysPaidFor({ ...unpaid, state }, asked, paidOn)).toEqual({ termStart, termEnd });
  },
);
