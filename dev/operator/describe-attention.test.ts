import { expect, it } from 'vitest';
import type { AttentionItem } from '../../functions/src/alerts/attention-item.ts';
import { describeAttention } from './describe-attention.ts';
import { sampleMoment } from './samples.ts';

const item: AttentionItem = {
  kind: 'foreign',
  paymentId: null,
  uid: null,
  path: null,
  details: 'payment.captured\nId: another',
  count: 1,
  createdAt: sampleMoment,
  lastAt: sampleMoment,
  resolvedAt: null,
  note: null,
};

it('describes an attention item: what happened, what to do, and the facts on a line each', () => {
  expect(describeAttention('foreign', item).split('\n')).toEqual([
    '21 Nov 2026, 2:30 pm IST: Webhook of another account',
    expect.stringMatching(/^ {2}A signed event of another Razorpay account arrived/),
    expect.stringMatching(/^ {2}What to do: Find out/),
    '  Id:      foreign',
    '  Kind:    foreign',
    '  Details: payment.captured Id: another',
  ]);
});

it('says how often it happened, and how it was resolved', () => {
  const resolved = { ...item, count: 7, resolvedAt: sampleMoment, note: 'Removed the webhook.' };
  const described = describeAttention('foreign', resolved);
  expect(described).toContain('How often: 7 times since 21 Nov 2026, 2:30 pm IST');
  expect(described).toContain('Resolved:  21 Nov 2026, 2:30 pm IST');
  expect(described).toContain('Note:      Removed the webhook.');
});
