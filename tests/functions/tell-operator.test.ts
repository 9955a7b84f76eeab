import { describe, expect, it, vi } from 'vitest';
import type * as Payments from '../support/functions/payments.ts';
import type * as Settling from '../../functions/src/payments/settlement/settle-payment.ts';
import { aPaymentEntity } from '../support/functions/webhooks.ts';

// The logger keeps the console as it finds it when it is loaded.
const logged = vi.spyOn(console, 'error').mockReturnValue();
const {
  dealWithMatters,
  forgetCounted,
  mattersAbout,
  openMattersAbout,
  reportOf,
}: typeof Payments = await import('../support/functions/payments.ts');
const { settlePayment }: typeof Settling =
  await import('../../functions/src/payments/settlement/settle-payment.ts');
const { tellOperator } = await import('../../functions/src/alerts/raise-attention.ts');
const { remindOperator } = await import('../../functions/src/alerts/remind-operator.ts');
const { attention } = await import('../../functions/src/alerts/attention-item.ts');
const { outbox: letters } = await import('../../functions/src/outbox/outbox-entry.ts');
const { minutesAgo } = await import('../support/functions/stored.ts');
const { afterRead } = await import('../support/functions/crossing.ts');

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

describe('what is counted', () => {
  const about = { paymentId: null, uid: null, path: null, details: 'payment.captured' };
  const matter = { id: 'foreign', kind: 'foreign', ...about } as const;

  it('is one letter a day, and another when it happens after the operator has dealt with it', async () => {
    await forgetCounted('foreign');
    const lettersBefore = await lettersAboutEntry('foreign');
    for (let times = 0; times < 3; times += 1) await tellOperator(matter);
    expect((await attention.doc('foreign').get()).data()).toMatchObject({ count: 3 });
    expect(await lettersAboutEntry('foreign')).toBe(lettersBefore + 1);
    await attention.doc('foreign').update({ resolvedAt: minutesAgo(0) });
    await tellOperator(matter);
    expect((await attention.doc('foreign').get()).data()).toMatchObject({
      count: 1,
      resolvedAt: null,
    });
    expect(await lettersAboutEntry('foreign')).toBe(lettersBefore + 2);
  });

  it('is told again on a later day when it went on after the letter, and once', async () => {
    await forgetCounted('foreign');
    await tellOperator(matter);
    const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
    await remindOperator(tomorrow);
    const once = await lettersAboutEntry('foreign');
    await tellOperator(matter);
    await remindOperator();
    expect(await lettersAboutEntry('foreign')).toBe(once);
    await remindOperator(tomorrow);
    expect(await lettersAboutEntry('foreign')).toBe(once + 1);
    await remindOperator(tomorrow);
    expect(await lettersAboutEntry('foreign')).toBe(once + 1);
    await letters.doc(`attention_foreign.${tomorrow.toISOString().slice(0, 10)}`).delete();
  });
});

async function lettersAboutEntry(id: string): Promise<number> {
  return (await letters.where('attentionId', '==', id).count().get()).data().count;
}
