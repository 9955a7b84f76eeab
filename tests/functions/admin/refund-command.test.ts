import { expect, it } from 'vitest';
import { refunds } from '../../../functions/src/payments/documents.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { entriesAbout, stored } from '../../support/functions/admin-actions/request.ts';
import { aPaidOrder, refundsOf } from '../../support/functions/payments/payments.ts';
import { failOnce, providerRefunds } from '../../support/functions/payments/provider.ts';
import { runCommand } from '../../support/functions/run-command.ts';

expectErrors('provider-call-failed');

const because = ['--reason', 'Ordered twice.', '--yes'] as const;

it('shows the payment, asks, makes a partial refund, and audits it', async () => {
  const { id, order, account } = await aPayment();
  const shown = await run('', id);
  expect(shown).toMatchObject({ code: 0, output: expect.not.stringContaining('[y/N]') });
  for (const fact of [account.email, order.path, 'captured, recorded']) {
    expect(shown.output).toContain(fact);
  }
  const asked = ['--amount', '1000.50', '--reason', 'Ordered twice.'];
  const refused = await run('n\n', id, ...asked);
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was') });
  expect(refused.output).toContain('This refund: ₹1,000.50, number 1.');
  expect(await refundsOf({ id })).toEqual([]);
  const confirmed = await run('y\n', id, ...asked);
  expect(confirmed).toMatchObject({ code: 0, output: expect.stringMatching(/State: +made/) });
  expect(await refundsOf({ id })).toMatchObject([
    { state: 'made', amountMinor: 100_050, note: 'Ordered twice.', requestedBy: 'operator' },
  ]);
  expect(await stored(order.path)).toMatchObject({ refundedAmount: 1000.5 });
  expect(await entriesAbout(`payments/${id}`, 'refund-payment')).toMatchObject([
    { actorUid: null, actorEmail: null, note: 'Ordered twice.', payablePath: order.path },
  ]);
});

it('makes one refund however often it is repeated, and another one only with its own number', async () => {
  const { id, amountMinor } = await aPayment();
  for (const repeated of [['--amount', '100'], ['--amount', '100.00'], []]) {
    const { code, output } = await run('', id, ...repeated, ...because);
    expect(code).toBe(0);
    expect(output).toMatch(/State: +made/);
  }
  const differs = await run('', id, '--amount', '101', ...because);
  expect(differs).toMatchObject({ code: 1, output: expect.stringContaining('different details') });
  expect(differs.output).toContain(
    'This refund was already requested. To make another one, add the next',
  );
  await run('', id, '--amount', '100', '--number', '2', ...because);
  expect(await amountsAtProvider(id)).toEqual([10_000, 10_000]);
  await run('', id, '--number', '3', ...because);
  expect(await amountsAtProvider(id)).toEqual([10_000, 10_000, amountMinor - 20_000]);
  expect(await run('', id, '--number', '4', ...because)).toMatchObject({
    code: 1,
    output: expect.stringContaining("Razorpay's minimum refund is ₹1"),
  });
});

it("keeps a refund queued that Razorpay can't make, and retries it on request", async () => {
  const { id, amountMinor } = await aPayment();
  await failOnce('refund');
  const waits = await run('', id, ...because);
  expect(waits).toMatchObject({ code: 0, output: expect.stringContaining('keeps retrying') });
  const key = (await refunds.where('paymentId', '==', id).get()).docs[0]?.id ?? '';
  expect(await run('n\n', id, '--retry', key)).toMatchObject({ code: 1 });
  expect(await refundsOf({ id })).toMatchObject([{ state: 'queued', tries: 1 }]);
  expect(await run('', id, '--retry', key, '--yes')).toMatchObject({ code: 0 });
  expect(await run('', id, '--retry', key, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/State: +made\n[^]*has changed since/),
  });
  expect(await amountsAtProvider(id)).toEqual([amountMinor]);
  expect(await entriesAbout(`refunds/${key}`, 'retry-refund')).toMatchObject([{ actorUid: null }]);
});

it('explains which arguments do not fit the payment', async () => {
  const { id } = await aPayment();
  for (const [args, words] of [
    [['--amount', '1,00', '--reason', 'x'], 'is not an amount in INR. Use a point'],
    [['--amount', '1.005', '--reason', 'x'], 'is not an amount in INR. Use a point'],
    [['--number', '0', '--reason', 'x'], 'is not a refund number'],
    [['--retry', 'duplicate_pay_X'], 'has made no refund'],
  ] as const) {
    const { code, output } = await run('', id, ...args, '--yes');
    expect(code).toBe(1);
    expect(output).toContain(words);
  }
  expect(await refundsOf({ id })).toEqual([]);
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
