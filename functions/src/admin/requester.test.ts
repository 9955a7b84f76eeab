import { describe, expect, it } from 'vitest';
import type { AdminRequest } from '../../shared/admin/admin-actions.ts';
import { requesterOf } from './requester.ts';

const actor = { actorUid: 'a', actorEmail: 'staff@example.com' };
const refund = {
  idempotencyKey: 'k',
  action: 'refund-payment',
  paymentId: 'pay_1',
  amountMinor: 100,
  note: 'Duplicate',
  leftMinor: 500,
} satisfies AdminRequest;
const reply = {
  idempotencyKey: 'k',
  action: 'reply-to-message',
  message: { uid: null, id: 'm' },
  text: 'Hello',
  replies: 0,
} satisfies AdminRequest;
const resolution = {
  idempotencyKey: 'k',
  action: 'resolve-alert',
  id: 'i',
  lastAt: { seconds: 1, nanoseconds: 0 },
  note: 'Done',
} satisfies AdminRequest;

function hashOf(request: AdminRequest): string {
  return requesterOf(request, actor).requestHash;
}

describe('requesterOf', () => {
  it.each<[AdminRequest, AdminRequest]>([
    [refund, { ...refund, leftMinor: 400 }],
    [reply, { ...reply, replies: 1 }],
    [resolution, { ...resolution, lastAt: { seconds: 2, nanoseconds: 0 } }],
  ])('recognises a repetition of %j that shows newer values', (first, repeated) => {
    expect(hashOf(repeated)).toBe(hashOf(first));
  });

  it.each<[AdminRequest, AdminRequest]>([
    [refund, { ...refund, amountMinor: 101 }],
    [reply, { ...reply, text: 'Hello.' }],
    [resolution, { ...resolution, note: 'Closed' }],
  ])('tells %j from a request with other details', (first, other) => {
    expect(hashOf(other)).not.toBe(hashOf(first));
  });
});
