import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect } from 'vitest';
import { attention } from '../../../functions/src/alerts/attention-item.ts';
import type { LetterSender } from '../../../functions/src/letters/send/letter-sender.ts';
import { sendLetter } from '../../../functions/src/letters/send/send-letter.ts';
import { startMailServer } from '../smtp-servers.ts';
import { aLetterSender, clockAhead, readLetter } from './outbox.ts';

/** The mail server of the current test. */
export let server: Awaited<ReturnType<typeof startMailServer>>;

/** Starts a mail server for each test of a file. */
export function mailServerForEachTest(): void {
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());
}

/** Sends a letter, by default to the mail server of the current test; `minutes` later by the sender's clock. */
export function send(
  id: string,
  {
    url = server.url,
    minutes = 0,
    ...overrides
  }: { url?: string; minutes?: number } & Partial<LetterSender> = {},
) {
  return sendLetter(id, aLetterSender(url, { clock: clockAhead(minutes), ...overrides }));
}

/** Sends a letter that must go out, and reads it as its recipient does. */
export async function sendAndRead(id: string): Promise<Email> {
  const before = server.received.length;
  expect(await send(id)).toBe('sent');
  return PostalMime.parse(server.received.at(before)?.raw ?? '');
}

/** The recipient's address. */
export function addressOf({ to = [] }: Email): string | undefined {
  return to[0]?.address;
}

/** Expects that a letter is dropped instead of sent, and that the operator is not told. */
export async function expectDropped(id: string): Promise<void> {
  const before = server.received.length;
  expect(await send(id)).toBe('dropped');
  expect(await readLetter(id)).toMatchObject({ state: 'dropped', sentAt: null });
  expect(server.received).toHaveLength(before);
  expect(await toldAbout(id)).toBeUndefined();
}

/** Expects that a letter is deleted instead of sent, and that the operator is not told. */
export async function expectForgotten(id: string): Promise<void> {
  expect(await send(id)).toBe('dropped');
  expect(await readLetter(id)).toBeUndefined();
  expect(server.received).toEqual([]);
  expect(await toldAbout(id)).toBeUndefined();
}

/** Alert about a letter that was given up. */
export async function toldAbout(id: string) {
  const told = await attention
    .where('kind', 'in', ['letter_failed', 'payment_letter_failed'])
    .get();
  const entries = told.docs.map((entry) => entry.data());
  return entries.find(({ details }) => details?.includes(`(mail/${id})`));
}
