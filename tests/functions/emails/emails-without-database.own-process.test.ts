import { expect, it, vi } from 'vitest';
import { grpcStatus, type CallFailure } from '../../../dev/firestore-proxy/call-failure.ts';
import { sendDueEmails } from '../../../functions/src/emails/send/send-due-emails.ts';
import { outbox } from '../../../functions/src/outbox/outbox-entry.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { mailServerForEachTest, send, server } from '../../support/functions/email-reader.ts';
import { anEmailSender, readEmail, storeAcknowledgement } from '../../support/functions/outbox.ts';
import { deleteAll } from '../../support/functions/stored.ts';

// The suite's own functions queue emails in the background, so this test uses another project's database.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-emails'));
const failCommits = await vi.hoisted(async () => {
  const { startFailingDatabase } = await import('../../support/functions/failing-database.ts');
  return startFailingDatabase();
});
// Skips the pauses between attempts to record an email.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

const refused: CallFailure = { refusedWith: grpcStatus.internal };
/** The client retries after these errors for a while. */
const busy: CallFailure = { refusedWith: grpcStatus.aborted };
const unheard: CallFailure = { answerLostAs: grpcStatus.internal };

expectErrors('email-not-sent');

mailServerForEachTest();

it.each<[string, CallFailure, string]>([
  ['the claim is refused', refused, 'queued'],
  ['the answer to the claim gets lost', unheard, 'sending'],
])('sends an email once although %s', async (_, failure, state) => {
  const id = await storeAcknowledgement();
  failCommits(failure);
  await expect(send(id)).rejects.toMatchObject({ code: grpcStatus.internal });
  expect(await readEmail(id)).toMatchObject({ state });
  expect(server.received).toEqual([]);
  expect(await send(id, { minutes: 11 })).toBe('sent');
  expect(server.received).toHaveLength(1);
});

it.each<[string, CallFailure[]]>([
  ['is refused three times', [refused, refused, refused]],
  ['succeeds but loses its response', [unheard]],
  ['is refused by a busy database', [busy, busy]],
])('sends an email once although the commit of its result %s', async (_, failures) => {
  const id = await storeAcknowledgement();
  failCommits({}, ...failures);
  expect(await send(id)).toBe('sent');
  expect(await readEmail(id)).toMatchObject({ state: 'sent', tries: 1 });
  expect(await send(id, { minutes: 11 })).toBe('not-due');
  expect(server.received).toHaveLength(1);
});

it('sends the other emails if one cannot be claimed, and throws', async () => {
  await deleteAll(outbox);
  const ids = await Promise.all([1, 2, 3].map(() => storeAcknowledgement()));
  failCommits(refused);
  await expect(sendDueEmails(anEmailSender(server.url))).rejects.toThrow('An email was not sent.');
  const states = await Promise.all(ids.map(async (id) => (await readEmail(id))?.state));
  expect(states.filter((state) => state === 'sent')).toHaveLength(2);
  expect(states).toContain('queued');
  expect(server.received).toHaveLength(2);
});

it('leaves an email to the schedule if its result cannot be stored', async () => {
  const id = await storeAcknowledgement();
  failCommits({}, refused, refused, refused, refused);
  await expect(send(id)).rejects.toMatchObject({ code: grpcStatus.internal });
  expect(server.received).toHaveLength(1);
  expect(await readEmail(id)).toMatchObject({ state: 'sending', tries: 1 });
});
