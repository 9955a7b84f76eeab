import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { AdminAction } from '../../../functions/shared/admin/admin-actions.ts';
import { raiseAlertNow } from '../../../functions/src/alerts/raise-alert.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { entriesAbout, stored } from '../../support/functions/admin-actions/request.ts';
import { readEmail, storeInvoiceEmail } from '../../support/functions/outbox.ts';
import { aFailedReceipt } from '../../support/functions/payments/receipts.ts';
import { runCommand } from '../../support/functions/run-command.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

it('lists the open alerts, the failed emails and the receipts that were not issued', async () => {
  const item = await anItem();
  const email = await storeInvoiceEmail({ state: 'failed', failureReason: 'gone' });
  const payment = await aFailedReceipt();
  const { code, output } = await run('');
  expect(code).toBe(0);
  expect(output).toContain('A customer has disputed a payment');
  for (const id of [item, email, payment.id]) expect(output).toMatch(new RegExp(`: +${id}\n`));
});

it('shows an alert, asks, and resolves it once, with a note', async () => {
  const id = await anItem();
  const resolve = (input: string) => run(input, 'resolve', id, '--note', 'Answered\nthere.');
  const refused = await resolve('n\n');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Nothing was') });
  expect(refused.output).toMatch(/A customer has disputed[^]*resolve-alert\.\nContinue\? \[y\/N\]/);
  expect(await stored(`alerts/${id}`)).toMatchObject({ resolvedAt: null });
  const resolved = await resolve('y\n');
  expect(resolved).toMatchObject({ code: 0, output: expect.stringContaining('Done.') });
  expect(resolved.output).toMatch(/Note: +Answered there\./);
  const repeated = await resolve('y\n');
  expect(repeated).toMatchObject({ code: 1, output: expect.stringContaining('has changed since') });
  await expectEntry(`alerts/${id}`, 'resolve-alert', { resolved: true });
});

it('resends a failed email, and a sent one only with a flag', async () => {
  const id = await storeInvoiceEmail({ state: 'failed' });
  expect(await run('', 'resend', id, '--yes')).toMatchObject({ code: 0 });
  await expectEntry(`mail/${id}`, 'resend-email', { state: 'queued' });
  const sent = await storeInvoiceEmail({ state: 'sent', sentAt: minutesAgo(5) });
  expect(await run('', 'resend', sent, '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('add --second-time'),
  });
  expect(await readEmail(sent)).toMatchObject({ state: 'sent' });
  await run('', 'resend', sent, '--second-time', '--yes');
  expect((await outbox.where('resendOf', '==', sent).get()).size).toBe(1);
});

it('issues a failed receipt', async () => {
  const payment = await aFailedReceipt();
  const { code, output } = await run('', 'receipt', payment.id, '--yes');
  expect(output).toMatch(/Receipt: +failed\n[^]*Done\.\n/);
  expect(code).toBe(0);
  const path = `payments/${payment.id}`;
  await expectEntry(path, 'retry-receipt', { receipt: 'queued' });
});

async function anItem(): Promise<string> {
  const id = `${randomUUID()}_dispute`;
  await raiseAlertNow({ id, kind: 'dispute' });
  return id;
}

async function expectEntry(path: string, action: AdminAction['action'], after: object) {
  const byCommand = { actorUid: null, actorEmail: null };
  expect(await entriesAbout(path, action)).toMatchObject([{ ...byCommand, after }]);
}

function run(input: string, ...args: string[]) {
  return runCommand('alerts', args, input);
}
