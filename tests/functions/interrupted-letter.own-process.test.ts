import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import type { SMTPServerSession } from 'smtp-server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMailServer } from '../support/smtp-servers.ts';
import { outbox } from '../../functions/src/outbox/outbox-entry.ts';
import { sendDueLetters } from '../../functions/src/letters/send/send-due-letters.ts';
import {
  aLetterSender,
  clockAhead,
  readLetter,
  storeAcknowledgement,
} from '../support/functions/outbox.ts';
import { deleteAll } from '../support/functions/stored.ts';

// The suite's own functions queue letters behind a test's back. The database of this project has none of them.
vi.hoisted(() => vi.stubEnv('GCLOUD_PROJECT', 'demo-letters'));

it.each([
  ['before DATA', 1],
  ['within DATA', 1],
  // This double cannot be avoided: the server has the letter, but the sender does not know it.
  ['after DATA', 2],
])('a sender that crashes %s loses no letter (server gets %i)', async (moment, count) => {
  await deleteAll(outbox);
  const id = await storeAcknowledgement();
  let sender: ChildProcess | undefined;
  const killAt = (current: string) => {
    if (current === moment) sender?.kill('SIGKILL');
  };
  /** The Message-IDs of the letters that the server has received completely. */
  const taken: string[] = [];
  const server = await startMailServer({
    onRcptTo(_address, _session, callback) {
      killAt('before DATA');
      callback();
    },
    onData: callbackify(async (stream: Readable, _: SMTPServerSession) => {
      const isCutOff = sender !== undefined && moment === 'within DATA';
      stream.once('data', () => killAt('within DATA'));
      const raw = await buffer(stream);
      if (isCutOff) return;
      taken.push(/^Message-ID: (.+)$/im.exec(raw.toString())?.[1] ?? '');
      killAt('after DATA');
    }),
  });
  onTestFinished(server.close);
  const script = resolve(import.meta.dirname, '../support/functions/interrupted-letter.ts');
  sender = spawn(process.execPath, [script, id, server.url]);
  const [, signal] = await once(sender, 'exit');
  expect(signal).toBe('SIGKILL');
  sender = undefined;
  expect(await readLetter(id)).toMatchObject({ state: 'sending', tries: 1 });
  const takenBefore = taken.length;

  await sendDueLetters(aLetterSender(server.url, { clock: clockAhead(9) }));
  expect(taken).toHaveLength(takenBefore);

  for (const minutes of [11, 600]) {
    await sendDueLetters(aLetterSender(server.url, { clock: clockAhead(minutes) }));
    expect(await readLetter(id)).toMatchObject({ state: 'sent', tries: 2 });
    expect(taken).toHaveLength(count);
    expect(new Set(taken).size).toBe(1);
  }
});
