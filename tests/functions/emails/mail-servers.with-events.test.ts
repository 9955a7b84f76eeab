import { expect, it, onTestFinished } from 'vitest';
import { expectErrors } from '../../support/expect-errors.ts';
import { politely, startScriptedServer, type Script } from '../../support/smtp-servers.ts';
import {
  mailServerForEachTest,
  send,
  server,
  alertsAbout,
} from '../../support/functions/email-reader.ts';
import { emailsToOperator } from '../../support/functions/payments/payments.ts';
import {
  clockAhead,
  readEmail,
  storeAcknowledgement,
  storeAlertEmail,
  storeInvoiceEmail,
} from '../../support/functions/outbox.ts';

expectErrors('email-failed');

/** No server listens at this address. */
const nowhere = 'smtp://127.0.0.1:1';

mailServerForEachTest();

it.each<[string, Script]>([
  ['answers 4xx to the recipient', politely({ 'RCPT TO': '450 Busy' })],
  ['hangs up after the email', politely({ 'end of data': 'hang up' })],
])('an email is sent again later if the server %s', async (_, script) => {
  const id = await storeAcknowledgement();
  const { url } = await startScripted(script);
  expect(await send(id, { url })).toBe('waits');
  await expectQueued(id, { tries: 1, minutes: 1 });
  expect(await send(id)).toBe('not-due');
  expect(await send(id, { minutes: 2 })).toBe('sent');
  expect(server.received).toHaveLength(1);
});

it('a temporarily rejected email is retried after growing pauses, and finally fails', async () => {
  const id = await storeInvoiceEmail({ tries: 6 });
  expect(await send(id, { url: nowhere })).toBe('waits');
  await expectQueued(id, { tries: 7, minutes: 720 });
  expect(await send(id, { url: nowhere, minutes: 720 })).toBe('waits');
  await expectQueued(id, { tries: 8, minutes: 720 + 1440 });
  expect(await send(id, { url: nowhere, minutes: 720 + 1440 })).toBe('failed');
  expect(await readEmail(id)).toMatchObject({ state: 'failed', tries: 9 });
  expect(await alertsAbout(id)).toMatchObject({
    kind: 'email_failed',
    details: `invoice_issued (mail/${id}): ESOCKET`,
  });
  await expect.poll(() => emailsToOperator('email_failed')).not.toEqual([]);
});

it('a server that hangs up after an email gets it at most twice, and an alert names the email', async () => {
  const id = await storeInvoiceEmail();
  const { url, lines } = await startScripted(politely({ 'end of data': 'hang up' }));
  const results: string[] = [];
  for (const minutes of [0, 2, 8, 120]) {
    results.push(await send(id, { url, minutes }));
  }
  expect(results).toEqual(['waits', 'failed', 'not-due', 'not-due']);
  expect(lines.filter((line) => line === '.')).toHaveLength(2);
  expect((await alertsAbout(id))?.details).toMatch(
    /^invoice_issued \(mail\/\S+\): E\w+ after the email$/,
  );
});

it.each([
  [
    'that may have been sent before two crashes',
    { tries: 2, unknownDeliveries: 1 },
    'its senders died',
  ],
  ['whose last sender crashed', { tries: 9 }, 'too many attempts'],
])('an email %s is not sent again', async (_, about, reason) => {
  const id = await storeInvoiceEmail({ state: 'sending', ...about });
  expect(await send(id)).toBe('failed');
  expect(server.received).toEqual([]);
  expect(await alertsAbout(id)).toMatchObject({
    details: `invoice_issued (mail/${id}): ${reason}`,
  });
});

const refusal = politely({ 'RCPT TO': '550 5.1.1 No such user <asha@example.com>' });

it('a permanently rejected email is tried once, and raises an alert without an address', async () => {
  const id = await storeInvoiceEmail();
  const { url } = await startScripted(refusal);
  expect(await send(id, { url })).toBe('failed');
  expect(await readEmail(id)).toMatchObject({
    state: 'failed',
    failureReason: '550 RCPT TO',
    tries: 1,
    sentAt: null,
  });
  expect(await alertsAbout(id)).toMatchObject({
    kind: 'email_failed',
    resolvedAt: null,
    details: `invoice_issued (mail/${id}): 550 RCPT TO`,
  });
  expect(await send(id, { minutes: 9999 })).toBe('not-due');
});

it('a permanently rejected acknowledgement or email to the operator raises no alert', async () => {
  const { url } = await startScripted(refusal);
  const acknowledgement = await storeAcknowledgement();
  for (const id of [acknowledgement, await storeAlertEmail(null)]) {
    expect(await send(id, { url })).toBe('failed');
    expect(await readEmail(id)).toMatchObject({ state: 'failed', recipientEmail: null });
    expect(await alertsAbout(id)).toBeUndefined();
  }
});

async function startScripted(script: Script) {
  const scripted = await startScriptedServer(script);
  onTestFinished(scripted.close);
  return scripted;
}

async function expectQueued(
  id: string,
  { tries, minutes }: { tries: number; minutes: number },
): Promise<void> {
  const email = await readEmail(id);
  expect(email).toMatchObject({ state: 'queued', tries, sentAt: null });
  const waitMs = (email?.dueAt.toMillis() ?? 0) - clockAhead(0)().getTime();
  expect(Math.round(waitMs / 60_000)).toBe(minutes);
}
