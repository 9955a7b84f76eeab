import { describe, expect, it } from 'vitest';
import { payments, refunds } from '../../functions/src/payments/documents.ts';
import { requestedRefundId } from '../../functions/src/payments/refunds/refund-id.ts';
import { refundPayment } from '../../functions/src/payments/refunds/refund-payment.ts';
import { readRefunds } from '../../functions/src/payments/refunds/read-refunds.ts';
import { newRefund } from '../../functions/src/payments/settlement/new-refund.ts';
import {
  ledgerEntry,
  aPaidOrder,
  lettersAbout,
  openAttentionAbout,
  refundsOf,
} from '../support/functions/payments.ts';
import { control, providerRefunds, setFaults } from '../support/functions/provider.ts';
import { runCommand } from '../support/functions/run-command.ts';
import { read } from '../support/functions/stored.ts';

const because = ['--reason', 'Ordered twice.', '--yes'] as const;

describe('npm run refund', () => {
  it('shows the payment, asks, refunds a part, and tells the customer', async () => {
    const { id, order, account } = await aPayment();
    const shown = await run('', id);
    expect(shown).toMatchObject({ code: 0, output: expect.not.stringContaining('[y/N]') });
    for (const fact of [account.email, order.path, 'captured, settled']) {
      expect(shown.output).toContain(fact);
    }
    const asked = ['--amount', '1000.50', '--reason', 'Ordered twice.'];
    const refused = await run('n\n', id, ...asked);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was') });
    expect(refused.output).toContain(`Refund ₹1,000.50 in the project`);
    expect(await refundsOf({ id })).toEqual([]);
    const confirmed = await run('y\n', id, ...asked);
    expect(confirmed).toMatchObject({ code: 0, output: expect.stringMatching(/State: +made/) });
    expect(await refundsOf({ id })).toMatchObject([
      { state: 'made', amountMinor: 100_050, note: 'Ordered twice.', requestedBy: 'operator' },
    ]);
    expect(await read(order.path)).toMatchObject({ status: 'Paid', refundedAmount: 1000.5 });
    await expect
      .poll(() => lettersAbout({ id }))
      .toContainEqual(expect.stringMatching(/^refund_rfnd_/));
  });

  it('makes one refund however often it is repeated, and another one only under its own number', async () => {
    const { id, amountMinor } = await aPayment();
    await run('', id, '--amount', '100', ...because);
    for (const repeated of [['--amount', '100.00'], []]) {
      const { code, output } = await run('', id, ...repeated, ...because);
      expect(code).toBe(0);
      expect(output).toContain('It was asked for before. Nothing was changed.');
      expect(output).toMatch(/State: +made/);
      expect(output).toContain('For another refund add --number 2.');
    }
    const differs = await run('', id, '--amount', '101', ...because);
    expect(differs).toMatchObject({ code: 1, output: expect.stringContaining('over ₹100.') });
    await run('', id, '--amount', '100', '--number', '2', ...because);
    await run('', id, '--amount', '100', '--number', '2', ...because);
    expect(await amountsAtProvider(id)).toEqual([10_000, 10_000]);
    const tooMuch = await run('', id, '--amount', '999999', '--number', '3', ...because);
    expect(tooMuch).toMatchObject({ code: 1, output: expect.stringContaining('is left to') });
    await run('', id, '--number', '3', ...because);
    expect(await amountsAtProvider(id)).toEqual([10_000, 10_000, amountMinor - 20_000]);
    expect(await run('', id, '--number', '4', ...because)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing is left to refund.'),
    });
    expect(await ledgerEntry({ id })).toMatchObject({ state: 'refunded' });
  });

  it('counts a refund that was made in the dashboard', async () => {
    const { id, amountMinor } = await aPayment();
    await control(`payments/${id}/refund`, { amount: 700 });
    await expect.poll(() => ledgerEntry({ id })).toMatchObject({ amountRefundedMinor: 700 });
    const { output } = await run('', id, ...because);
    expect(output).toMatch(/At Razorpay: +rfnd_/);
    expect(await amountsAtProvider(id)).toEqual([700, amountMinor - 700]);
  });

  it('keeps a refund queued that Razorpay does not take, and tries it again when asked', async () => {
    const { id, amountMinor } = await aPayment();
    await setFaults({
      api: [{ operation: 'refund', answer: 503, work: 'not-done', times: 1 }],
    });
    const waits = await run('', id, ...because);
    expect(waits.code).toBe(0);
    expect(waits.output).toContain('queued, failed tries: 1, next try on');
    expect(waits.output).toContain('The site tries it again by itself.');
    const repeated = await run('', id, ...because);
    expect(repeated.output).toContain('use --retry');
    const key = `requested_${id}_1`;
    expect((await readRefunds(id))?.leftMinor).toBe(0);
    expect(await run('n\n', id, '--retry', key)).toMatchObject({ code: 1 });
    expect(await refundsOf({ id })).toMatchObject([{ state: 'queued', tries: 1 }]);
    for (let times = 0; times < 2; times += 1) {
      expect(await run('', id, '--retry', key, '--yes')).toMatchObject({ code: 0 });
    }
    expect(await amountsAtProvider(id)).toEqual([amountMinor]);
  });

  it('tries a refused refund again, unless less is left', async () => {
    const { id, amountMinor } = await aPayment();
    const key = `duplicate_${id}`;
    const facts = { paymentId: id, amountMinor, currency: 'INR', requestedBy: null };
    const queued = newRefund({ ...facts, reason: 'duplicate_payment' });
    await refunds.doc(key).set({ ...queued, state: 'refused', problem: 'refund_refused' });
    expect(await run('', id)).toMatchObject({
      output: expect.stringContaining('refused for good'),
    });
    await run('', id, '--amount', '1', ...because);
    const less = await run('', id, '--retry', key, '--yes');
    expect(less).toMatchObject({ code: 1, output: expect.stringContaining('is left to refund') });
    await refunds.doc(key).update({ amountMinor: 200 });
    expect(await run('', id, '--retry', key, '--yes')).toMatchObject({ code: 0 });
    expect(await amountsAtProvider(id)).toEqual([100, 200]);
  });

  it('exits with 1 when Razorpay refuses the refund for good', async () => {
    const { id, amountMinor } = await aPayment();
    await setFaults({ webhooks: { drop: ['refund.created', 'refund.processed'] } });
    await control(`payments/${id}/refund`, { amount: 100 });
    const { code, output } = await run('', id, ...because);
    expect(code).toBe(1);
    expect(output).toMatch(/State: +refused for good\nRazorpay says: /);
    expect(await refundsOf({ id })).toMatchObject([{ state: 'refused', amountMinor }]);
    expect(await openAttentionAbout({ id })).toEqual(['refund_refused']);
  });

  it.each([
    ['no payment', [], 'Usage: npm run refund'],
    ['an amount without a reason', ['pay_X', '--amount', '1'], 'Give either a reason or'],
    [
      'a reason with --retry',
      ['pay_X', '--retry', 'x', '--reason', 'y'],
      'Give either a reason or',
    ],
    ['an unknown payment', ['pay_Unknown', '--reason', 'x'], 'The ledger has no payment'],
    ['no id', ['payments/pay_X'], 'is not an id'],
  ])('says what is wrong with its arguments: %s', async (_, args, words) => {
    expect(await run('', ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(words),
    });
  });

  it('finds no refund of another payment', async () => {
    const { id } = await aPayment();
    expect(await run('', id, '--retry', 'duplicate_pay_X', '--yes')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has no refund "duplicate_pay_X"'),
    });
  });
});

describe('refundPayment', () => {
  it('stores why, and refuses a reason without words', async () => {
    const { id } = await aPayment();
    const request = { paymentId: id, amountMinor: 100, requestedBy: 'operator' };
    const key = requestedRefundId(id, 1);
    await expect(refundPayment({ ...request, key, note: ' \n' })).rejects.toMatchObject({
      code: 'invalid-request',
    });
    expect(await refundsOf({ id })).toEqual([]);
    const refund = await refundPayment({ ...request, key, note: 'Ordered\ntwice.' });
    expect(refund).toMatchObject({ state: 'made', note: 'Ordered twice.' });
    const other = await refundPayment({ ...request, key: requestedRefundId(id, 2) });
    expect(other).toMatchObject({ state: 'made', note: null });
    expect([...((await readRefunds(id))?.refunds.keys() ?? [])]).toEqual([
      requestedRefundId(id, 2),
      key,
    ]);
  });
});

describe('readRefunds', () => {
  it('finds nothing left of a payment that was not captured, and no unknown payment', async () => {
    const { id } = await aPayment();
    await payments.doc(id).update({ state: 'authorized' });
    expect(await readRefunds(id)).toMatchObject({ leftMinor: 0 });
    expect(await readRefunds('pay_Unknown')).toBeUndefined();
  });
});

async function aPayment() {
  const { account, order, payment } = await aPaidOrder();
  return { id: payment.id, account, order, amountMinor: order.amount * 100 };
}

async function amountsAtProvider(id: string): Promise<number[]> {
  const made = await providerRefunds(id);
  return made.map(({ amount }) => amount).toSorted((a, b) => a - b);
}

function run(input: string, ...args: string[]) {
  return runCommand('refund', args, input);
}
