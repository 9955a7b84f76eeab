import { describe, expect, it } from 'vitest';
import { payments } from '../../functions/src/payments/documents.ts';
import { readFailedReceipts } from '../../functions/src/receipts/read-failed-receipts.ts';
import { retryReceipt } from '../../functions/src/receipts/retry-receipt.ts';
import { tolerateErrors } from '../support/expect-errors.ts';
import { ledgerEntry } from '../support/functions/payments.ts';
import {
  anOrderToSettle,
  holdIssuing,
  issueAll,
  receiptsOf,
  settle,
  type Bought,
} from '../support/functions/receipts.ts';
import { runCommand } from '../support/functions/run-command.ts';

tolerateErrors('receipt-waits');

describe('retryReceipt', () => {
  it('queues a failed receipt, and no other', async () => {
    const bought = await anOrderWithoutReceipt();
    await mend(bought);
    const found = await Promise.all([1, 2].map(() => retryReceipt(bought.payment.id)));
    expect(found).toContain('failed');
    await issueAll(bought);
    expect(await receiptsOf(bought)).toHaveLength(1);
    expect(await retryReceipt(bought.payment.id)).toBe('issued');
    expect(await ledgerEntry(bought.payment)).toMatchObject({ receiptState: 'issued' });
    expect(await retryReceipt('pay_Unknown')).toBeUndefined();
  });
});

describe('npm run receipt:retry', () => {
  it('says what failed, asks, has the receipt issued, and can be repeated', async () => {
    const bought = await anOrderWithoutReceipt();
    const { id } = bought.payment;
    expect((await readFailedReceipts(1000)).map((entry) => entry.id)).toContain(id);
    const listed = await run('');
    expect(listed).toMatchObject({ code: 0, output: expect.stringContaining(id) });
    const refused = await run('n\n', id);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('[y/N]') });
    expect(refused.output).toMatch(/Receipt: +not issued/);
    expect(refused.output).toMatch(/Reason: .*its lines/);
    await mend(bought);
    const confirmed = await run('y\n', id);
    expect(confirmed).toMatchObject({ code: 0, output: expect.stringContaining('Queued.') });
    await issueAll(bought);
    const [receipt] = await receiptsOf(bought);
    const repeated = await run('', id, '--yes');
    expect(repeated).toMatchObject({
      code: 0,
      output: expect.stringContaining('There is nothing to do.'),
    });
    expect(repeated.output).toContain(`${receipt?.number}`);
    expect(await receiptsOf(bought)).toHaveLength(1);
  });

  it.each([
    ['two ids', ['one', 'another'], 'Usage: npm run receipt:retry'],
    ['an unknown id', ['pay_Unknown'], 'The ledger has no payment "pay_Unknown".'],
  ])('says what is wrong with its arguments: %s', async (_, args, words) => {
    expect(await run('', ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining(words),
    });
  });
});

/** A settled order whose receipt could not be issued, because its amount is wrong in the ledger. */
async function anOrderWithoutReceipt(): Promise<Bought> {
  const bought = await anOrderToSettle();
  await holdIssuing(async () => {
    await settle(bought);
    await payments.doc(bought.payment.id).update({ amountMinor: 1 });
  });
  await issueAll(bought);
  expect(await ledgerEntry(bought.payment)).toMatchObject({ receiptState: 'failed' });
  return bought;
}

async function mend({ payment }: Bought): Promise<void> {
  await payments.doc(payment.id).update({ amountMinor: payment['amount'] });
}

function run(input: string, ...args: string[]) {
  return runCommand('receipt-retry', args, input);
}
