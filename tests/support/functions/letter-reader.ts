import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect } from 'vitest';
import { startMailServer } from '../smtp-servers.ts';
import { sendLetter } from '../../../functions/src/letters/send/send-letter.ts';
import { toldAbout } from './invoice-letters.ts';
import { aLetterSender, readLetter } from './outbox.ts';
import { reachSandbox } from './provider.ts';

let running: Awaited<ReturnType<typeof startMailServer>> | undefined;

/** The mail server of the current test. */
export const server = {
  get url() {
    return (running ?? never()).url;
  },
  get received() {
    return (running ?? never()).received;
  },
};

/** Starts a mail server for each test of a file. */
export function mailServerForEachTest(): void {
  beforeEach(async () => {
    reachSandbox();
    running = await startMailServer();
  });
  afterEach(() => running?.close());
}

/** Sends a letter that must go out, and reads it as its recipient does. */
export async function sendAndRead(id: string): Promise<Email> {
  const before = server.received.length;
  expect(await sendLetter(id, aLetterSender(server.url))).toBe('sent');
  return PostalMime.parse(server.received.at(before)?.raw ?? never());
}

/** The recipient's address. */
export function addressOf({ to = [] }: Email): string | undefined {
  return to[0]?.address;
}

/** Expects that a letter is not sent, and marked as failed without telling the operator. */
export async function expectDropped(id: string): Promise<void> {
  const before = server.received.length;
  expect(await sendLetter(id, aLetterSender(server.url))).toBe('dropped');
  expect(await readLetter(id)).toMatchObject({ state: 'failed', sentAt: null });
  expect(server.received).toHaveLength(before);
  expect(await toldAbout(id)).toBeUndefined();
}

function never(): never {
  throw new Error('Nothing has arrived.');
}
