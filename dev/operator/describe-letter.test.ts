import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../functions/src/outbox/outbox-entry.ts';
import { describeLetter, isToOperator } from './describe-letter.ts';
import { sampleMoment } from './samples.ts';

const letter: OutboxEntry = {
  kind: 'refund_made',
  state: 'queued',
  uid: 'customer',
  paymentId: 'pay_X',
  refundId: 'rfnd_X',
  path: null,
  givenEmail: null,
  tries: 9,
  unknownDeliveries: 0,
  dueAt: sampleMoment,
  sentAt: null,
  createdAt: sampleMoment,
};

describe('describeLetter', () => {
  it('shows the facts of a letter, and where it goes', () => {
    expect(describeLetter('refund_rfnd_X', letter, 'asha@example.com'))
      .toBe(`  Letter:    refund_rfnd_X
  Kind:      refund_made
  To:        asha@example.com
  Payment:   pay_X
  Account:   customer
  Queued on: 21 Nov 2026, 2:30 pm IST
  State:     queued, due on 21 Nov 2026, 2:30 pm IST`);
    expect(describeLetter('refund_rfnd_X', letter, null)).not.toContain('To:');
  });

  it.each<[Partial<OutboxEntry>, string]>([
    [{ state: 'failed' }, 'failed, number of tries: 9'],
    [{ state: 'failed', failureReason: '550 RCPT TO' }, 'failed (550 RCPT TO), number of tries: 9'],
    [{ state: 'dropped', failureReason: 'outdated' }, 'not sent (outdated)'],
    [{ state: 'sending' }, 'being sent'],
    [{ state: 'sent', sentAt: sampleMoment }, 'sent on 21 Nov 2026, 2:30 pm IST'],
    [
      { state: 'sent', sentAt: sampleMoment, isSecondTime: true },
      'sent a second time on 21 Nov 2026, 2:30 pm IST',
    ],
    [{ state: 'held' }, 'held during a flood, until a digest brings it'],
    [{ state: 'digested' }, 'brought by a digest'],
  ])('says what became of it: %j', (facts, state) => {
    const described = describeLetter('id', { ...letter, ...facts }, null);
    expect(described.split('\n').at(-1)).toBe(`  State:     ${state}`);
  });
});

it('knows the letters to the operator', () => {
  expect(isToOperator({ ...letter, kind: 'contact_digest' })).toBe(true);
  expect(isToOperator(letter)).toBe(false);
});
