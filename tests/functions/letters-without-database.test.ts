import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { grpcStatus, type CallFate } from '../../dev/firestore-proxy/call-fate.ts';
import { startFirestoreProxy } from '../../dev/firestore-proxy/proxy.ts';
import { expectErrors } from '../support/expect-errors.ts';
import { startMailServer } from '../support/smtp-servers.ts';
import type * as Outboxes from '../support/functions/outbox.ts';
import type * as Sending from '../../functions/src/letters/send/send-letter.ts';

expectErrors('letter-not-sent');

/** The outcome of the next commits: the claim, then the record that the letter went out. */
let fates: CallFate[] = [];
const proxy = await startFirestoreProxy({
  emulatorHost: process.env['FIRESTORE_EMULATOR_HOST'] ?? '',
  decideFate: (method) => (method === 'Commit' ? (fates.shift() ?? {}) : {}),
});
vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);

// Loaded here, because the address is read only once.
const { aLetterSender, clockAhead, readLetter, storeAcknowledgement }: typeof Outboxes =
  await import('../support/functions/outbox.ts');
const { outbox: letters } = await import('../../functions/src/outbox/outbox-entry.ts');
const { sendDueLetters } = await import('../../functions/src/letters/send/send-due-letters.ts');
const { sendLetter }: typeof Sending =
  await import('../../functions/src/letters/send/send-letter.ts');
const { deleteAll } = await import('../support/functions/stored.ts');

const refused: CallFate = { refusedWith: grpcStatus.internal };
/** The client retries these by itself for a while. */
const busy: CallFate = { refusedWith: grpcStatus.aborted };
const unheard: CallFate = { answerLostAs: grpcStatus.internal };

let server: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  fates = [];
  server = await startMailServer();
});
afterEach(() => server.close());
afterAll(() => proxy.close());

it.each<[string, CallFate[], string]>([
  ['the claim is refused', [refused], 'queued'],
  ['the answer to the claim gets lost', [unheard], 'sending'],
])('sends a letter once although %s', async (_, commits, state) => {
  const id = await storeAcknowledgement();
  fates = commits;
  await expect(sendLetter(id, aLetterSender(server.url))).rejects.toMatchObject({
    code: grpcStatus.internal,
  });
  expect(await readLetter(id)).toMatchObject({ state });
  expect(server.received).toEqual([]);
  expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(11) }))).toBe('sent');
  expect(server.received).toHaveLength(1);
});

it.each<[string, CallFate[]]>([
  ['is refused for some seconds', [{}, refused, refused, refused]],
  ['is made and its answer gets lost', [{}, unheard]],
  ['is turned away as by a busy database', [{}, busy, busy]],
])('sends a letter once although the note that it went out %s', async (_, commits) => {
  const id = await storeAcknowledgement();
  fates = commits;
  expect(await sendLetter(id, aLetterSender(server.url))).toBe('sent');
  expect(await readLetter(id)).toMatchObject({ state: 'sent', tries: 1 });
  expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(11) }))).toBe(
    'not-due',
  );
  expect(server.received).toHaveLength(1);
});

it('sends the other letters if one cannot be claimed, and reports that', async () => {
  await deleteAll(letters);
  const ids = await Promise.all([1, 2, 3].map(() => storeAcknowledgement()));
  fates = [refused];
  await expect(sendDueLetters(aLetterSender(server.url))).rejects.toThrow('A letter was not sent.');
  const states = await Promise.all(ids.map(async (id) => (await readLetter(id))?.state));
  expect(states.filter((state) => state === 'sent')).toHaveLength(2);
  expect(states).toContain('queued');
  expect(server.received).toHaveLength(2);
});

it('sends a letter twice, under one Message-ID, when the sending cannot be recorded', async () => {
  const id = await storeAcknowledgement();
  fates = [{}, ...Array.from({ length: 4 }, () => refused)];
  await expect(sendLetter(id, aLetterSender(server.url))).rejects.toMatchObject({
    code: grpcStatus.internal,
  });
  expect(await readLetter(id)).toMatchObject({ state: 'sending', tries: 1 });
  expect(await sendLetter(id, aLetterSender(server.url, { clock: clockAhead(11) }))).toBe('sent');
  const ids = server.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw.toString())?.[1]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
