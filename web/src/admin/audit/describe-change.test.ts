import { expect, it } from 'vitest';
import { describeChange } from './describe-change.ts';

it.each([
  [{ status: 'Pending' }, { status: 'Cancelled' }, 'Status: Pending → Cancelled'],
  [
    { role: null },
    { role: 'admin', methods: 'password', secondFactor: false },
    'Role: none → admin, Login methods: password, Second factor: Not required',
  ],
  [
    { leftMinor: 2_649_800, currency: 'INR' },
    { leftMinor: 2_549_750, currency: 'INR' },
    'Refundable: ₹26,498 → ₹25,497.50',
  ],
  [{ resolved: false }, { resolved: true, tries: 0 }, 'Alert: Open → Resolved, tries: 0'],
  [{ isOpen: true }, { isOpen: false }, 'Message: Waiting → Closed'],
  [{ receipt: 'failed' }, { receipt: 'queued' }, 'Receipt: Failed → Queued'],
  [{ state: 'refused' }, { state: 'queued' }, 'State: Rejected by Razorpay → Queued'],
  [
    {},
    { payment: 'captured', outcome: 'recorded', refundedMinor: 0, currency: 'INR' },
    'Payment: Received, Outcome: Recorded, Refunded: ₹0',
  ],
  [
    { agreedMinor: null, agreedTerm: null, currency: 'INR' },
    { agreedMinor: 15_000_00, agreedTerm: 'month', currency: 'INR' },
    'Agreed price per user: none → ₹15,000, Agreed for: none → each month',
  ],
  [{}, {}, ''],
])('%j to %j', (before, after, text) => {
  expect(describeChange({ before, after })).toBe(text);
});
