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
])('says of an accepted refund that is %s: %s', (state, words) => {
  expect(refundState(made, reported(state))).toBe(words);
});

it('says what this site knows until the provider reports the refund', () => {
  expect(refundState(made, [])).toBe('Accepted by Razorpay');
  expect(refundState({ providerId: '', state: 'queued' }, reported('failed'))).toBe(
    'Waiting for Razorpay',
  );
});
