import { describe, expect, it } from 'vitest';
import { attention } from '../../functions/src/alerts/attention-item.ts';
import { payments } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';
import { reconcilePayments } from '../../functions/src/payments/reconcile/reconcile-payments.ts';
import { anOpenOrder, ledgerEntry, type OpenOrder } from '../support/functions/payments.ts';
import { control, setFaults } from '../support/functions/provider.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { payInSandbox } from '../support/functions/sandbox.ts';
import { minutesAgo } from '../support/functions/stored.ts';
import { anEvent, aPaymentEntity, deliver } from '../support/functions/webhooks.ts';

describe('reconcilePayments', () => {
  it('finds nothing where both sides agree, after a refund too', async () => {
    const { paymentId } = await aPaidOrder();
    expect(await differencesOf(paymentId)).toEqual([]);
    await control(`payments/${paymentId}/refund`, { amount: 100 });
    await expect
      .poll(() =>
        ledgerEntry({ id: paymentId }).then((entry) => Object.values(entry?.refunds ?? {})),
      )
      .toMatchObject([{ state: 'processed' }]);
    expect(await differencesOf(paymentId)).toEqual([]);
  });

  it('finds nothing where a payment was given back uncaptured', async () => {
    await setFaults({ payments: { outcome: 'voided' } });
    const { razorpayOrderId } = await anOpenOrder();
    const { razorpay_payment_id: paymentId } = await payInSandbox(razorpayOrderId);
    await expect.poll(() => ledgerEntry({ id: paymentId })).toMatchObject({ state: 'authorized' });
    await control(`payments/${paymentId}/void`, {});
    await expect
      .poll(() =>
        ledgerEntry({ id: paymentId }).then((entry) => Object.values(entry?.refunds ?? {})),
      )
      .toMatchObject([{ state: 'processed' }]);
    expect(await differencesOf(paymentId)).toEqual([]);
  });

  it('finds a payment that only the provider knows', async () => {
    await setFaults({
      webhooks: { drop: ['payment.authorized', 'payment.captured', 'order.paid'] },
    });
    const { razorpayOrderId } = await anOpenOrder();
    const { razorpay_payment_id: paymentId } = await payInSandbox(razorpayOrderId);
    expect(await differencesOf(paymentId)).toEqual([
      { paymentId, subject: 'payment', atProvider: 'captured', inLedger: '—' },
    ]);
  });

  it('finds a payment that only the ledger knows, and whose attention item is open', async () => {
    const payment = aPaymentEntity({ created_at: minutesAgo(0).seconds });
    await deliver(anEvent('payment.captured', payment));
    expect(await differencesOf(payment.id)).toEqual([
      { paymentId: payment.id, subject: 'payment', atProvider: '—', inLedger: 'captured' },
      { paymentId: payment.id, subject: 'outcome', atProvider: 'captured', inLedger: 'unmatched' },
    ]);
    await attention.doc('unmatched').update({ resolvedAt: minutesAgo(0) });
    expect(await differencesOf(payment.id)).toHaveLength(1);
  });

  it.each([
    ['amountMinor', 1],
    ['currency', 'USD'],
    ['razorpayOrderId', 'order_another'],
    ['baseAmountMinor', 1],
    ['feeMinor', null],
    ['taxMinor', 1],
    ['amountRefundedMinor', 5],
    ['state', 'authorized'],
    ['state', 'voided'],
  ])('finds another %s', async (field, value) => {
    const { paymentId } = await aPaidOrder();
    await payments.doc(paymentId).update({ [field]: value });
    expect(await differencesOf(paymentId)).toMatchObject([
      { subject: field, inLedger: String(value ?? '—') },
    ]);
  });

  it('finds a refund that the ledger has missed', async () => {
    const { paymentId } = await aPaidOrder();
    await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
    await control(`payments/${paymentId}/refund`, { amount: 100 });
    const subjects = (await differencesOf(paymentId)).map(({ subject }) => subject);
    expect(subjects).toEqual(['amountRefundedMinor', expect.stringMatching(/^refund rfnd_/)]);
  });

  it('finds a booked payment that its order does not show', async () => {
    const { order, paymentId } = await aPaidOrder();
    await firestore.doc(order.path).update({ paymentId: 'pay_another' });
    expect(await differencesOf(paymentId)).toMatchObject([{ subject: 'document' }]);
  });
});

describe('npm run reconcile', () => {
  it('prints the differences of the days and exits with 1', async () => {
    const payment = aPaymentEntity({ created_at: Date.parse('2026-03-04T10:00:00Z') / 1000 });
    await deliver(anEvent('payment.captured', payment));
    const { code, output } = await reconcile('--from', '2026-03-04', '--to', '2026-03-05');
    expect(output).toMatch(/\d+ differences:/);
    expect(output).toContain(payment.id);
    expect(code).toBe(1);
  });

  it('exits with 0 when there are none', async () => {
    const { code, output } = await reconcile('--from', '2026-01-10');
    expect(output).toContain('No differences.');
    expect(code).toBe(0);
  });

  it('says what is wrong with its arguments', async () => {
    expect(await reconcile('--from', 'then')).toMatchObject({
      code: 1,
      output: expect.stringContaining('"then" is not a day'),
    });
    expect((await reconcile('--since', '2026-01-10')).output).toContain('Usage: npm run reconcile');
  });
});

async function differencesOf(paymentId: string) {
  const now = minutesAgo(0).seconds;
  const { differences } = await reconcilePayments({ from: now - 600, to: now + 60 });
  return differences.filter((it) => it.paymentId === paymentId);
}

/** With no event under way any more that could put right what a test breaks. */
async function aPaidOrder(): Promise<OpenOrder & { paymentId: string }> {
  await setFaults({ webhooks: { drop: ['payment.authorized', 'order.paid'] } });
  const opened = await anOpenOrder();
  const { razorpay_payment_id: paymentId } = await payInSandbox(opened.razorpayOrderId);
  await expect.poll(() => ledgerEntry({ id: paymentId })).toMatchObject({ outcome: 'settled' });
  return { ...opened, paymentId };
}

function reconcile(...args: string[]) {
  return runCommand('reconcile', args);
}
