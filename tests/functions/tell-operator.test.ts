import { expect, it, vi } from 'vitest';
import type * as Payments from './payments.ts';
import type * as Settling from '../../functions/src/services/settle-payment.ts';
import { aPaymentEntity } from './webhooks.ts';

// The logger keeps the console as it finds it when it is loaded.
const logged = vi.spyOn(console, 'error').mockReturnValue();
const {
  dealWithMatters,
  forgetCounted,
  mattersAbout,
  openMattersAbout,
  reportOf,
}: typeof Payments = await import('./payments.ts');
const { settlePayment }: typeof Settling =
  await import('../../functions/src/services/settle-payment.ts');
const { tellOperator } = await import('../../functions/src/services/tell-operator.ts');
const { afterRead } = await import('./crossing.ts');

it('writes an error of the name on which an alert is set, once for each matter', async () => {
  await forgetCounted('unmatched');
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

it('tells a matter once when two do it at once, though the first was dealt with by then', async () => {
  const { id: paymentId } = aPaymentEntity();
  const about = { paymentId, uid: null, path: null, details: null };
  const matter = { id: `${paymentId}_dispute`, kind: 'dispute', ...about } as const;
  afterRead(`attention/${matter.id}`, async () => {
    await tellOperator(matter);
    await dealWithMatters({ id: paymentId });
  });
  await tellOperator(matter);
  expect(await mattersAbout({ id: paymentId })).toEqual(['dispute']);
  expect(await openMattersAbout({ id: paymentId })).toEqual([]);
});
