import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

it.each([
  [{ status: 'Pending' }, { status: 'Cancelled' }, 'Status: Pending → Cancelled'],
  [{ role: null }, { role: 'admin' }, 'Role: none → admin'],
  [
    { leftMinor: 2_649_800, currency: 'INR' },
    { leftMinor: 2_549_750, currency: 'INR' },
    'Left to refund: ₹26,498 → ₹25,497.50',
  ],
  [{ resolved: false }, { resolved: true, tries: 0 }, 'Resolved: no → yes, tries: none → 0'],
])('%j to %j', (before, after, text) => {
  expect(describeChange({ before, after })).toBe(text);
});
