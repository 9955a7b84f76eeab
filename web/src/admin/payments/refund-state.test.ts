import { expect, it } from 'vitest';
import { refundState } from './refund-state.ts';

const made = { providerId: 'rfnd_1', state: 'made' };
const reported = (state: string) => [
  { id: 'rfnd_0', state: 'processed' },
  { id: 'rfnd_1', state },
];

it.each([
  ['pending', 'Pending'],
  ['processed', 'Processed'],
  ['failed', 'Failed'],
])('describes an accepted refund that is %s as %s', (state, words) => {
  expect(refundState(made, reported(state))).toBe(words);
});

it("shows this site's state until Razorpay reports the refund", () => {
  expect(refundState(made, [])).toBe('Accepted by Razorpay');
  expect(refundState({ providerId: '', state: 'queued' }, reported('failed'))).toBe(
    'Waiting for Razorpay',
  );
});
