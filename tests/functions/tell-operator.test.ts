import { expect, it, vi } from 'vitest';
import type * as Payments from './payments.ts';
import type * as Settling from '../../functions/src/services/settle-payment.ts';
import { aPaymentEntity } from './webhooks.ts';

it('writes an error of the name on which an alert is set, once for each matter', async () => {
  // The logger keeps the console as it finds it when it is loaded.
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { reportOf }: typeof Payments = await import('./payments.ts');
  const { settlePayment }: typeof Settling =
    await import('../../functions/src/services/settle-payment.ts');
  const payment = aPaymentEntity();
  for (const fee of [1, 2]) await settlePayment(reportOf({ ...payment, fee }));
  const entries = logged.mock.calls.map(([entry]) => JSON.parse(String(entry)) as object);
  expect(entries).toEqual([
    expect.objectContaining({
      severity: 'ERROR',
      message: expect.stringContaining('operator-attention'),
      kind: 'unmatched',
      paymentId: payment.id,
    }),
  ]);
});
