import type { AdminAction } from '@shared/admin/admin-actions.ts';
import { serverErrors, type ServerErrorCode } from '@shared/server-errors.ts';
import { describe, expect, it } from 'vitest';
import { ApiError, networkError, type ApiErrorCode } from '../../core/api/api-error.ts';
import { keyFor, untilAnswered } from './idempotency-keys.ts';

describe('keyFor', () => {
  it.each(['network', 'unreadable', 'internal', 'unavailable', 'unauthenticated', 'shift-over'])(
    'stays the same after %s until the request succeeds, even if the input changes',
    async (code) => {
      const first = keyFor(aRefund(100));
      await sendAndFail(first, aRefund(100), code as ApiErrorCode);
      expect(keyFor(aRefund(200))).toBe(first);
      await untilAnswered(first, aRefund(200), async () => 'done');
      expect(keyFor(aRefund(200))).not.toBe(first);
    },
  );

  it.each(['changed-since', 'not-refundable', 'record-missing', 'request-differs'] as const)(
    'changes after the refusal %s',
    async (code) => {
      const first = keyFor(aRefund(100));
      await sendAndFail(first, aRefund(100), 'network');
      await sendAndFail(first, aRefund(100), code);
      expect(keyFor(aRefund(100))).not.toBe(first);
    },
  );

  it('differs for another action or record', async () => {
    const action = aRefund(100);
    const first = keyFor(action);
    await sendAndFail(first, action, 'network');
    expect(keyFor({ ...action, paymentId: 'pay_another' })).not.toBe(first);
    expect(keyFor({ action: 'retry-receipt', paymentId: action.paymentId })).not.toBe(first);
    await untilAnswered(first, action, async () => 'done');
  });

  it('stays the same until the answer arrives', async () => {
    const action = aRefund(100);
    const key = keyFor(action);
    const { promise, resolve } = Promise.withResolvers<string>();
    const answer = untilAnswered(key, action, () => promise);
    expect(keyFor(action)).toBe(key);
    resolve('done');
    await answer;
    expect(keyFor(action)).not.toBe(key);
  });
});

function aRefund(amountMinor: number) {
  return {
    action: 'refund-payment',
    paymentId: 'pay_1',
    amountMinor,
    note: 'Asked for.',
    leftMinor: 500,
  } as const satisfies AdminAction;
}

async function sendAndFail(key: string, action: AdminAction, code: ApiErrorCode): Promise<void> {
  const error = code === 'network' ? networkError() : new ApiError(code, wordsOf(code));
  await expect(untilAnswered(key, action, () => Promise.reject(error))).rejects.toBe(error);
}

function wordsOf(code: ApiErrorCode): string {
  return serverErrors[code as ServerErrorCode]?.message ?? code;
}
