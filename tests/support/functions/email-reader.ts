import PostalMime, { type Email } from 'postal-mime';
import { afterEach, beforeEach, expect } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import type { EmailSender } from '../../../functions/src/emails/send/email-sender.ts';
import { sendEmail } from '../../../functions/src/emails/send/send-email.ts';
import { startMailServer } from '../smtp-servers.ts';
import { anEmailSender, clockAhead, readEmail } from './outbox.ts';

export let server: Awaited<ReturnType<typeof startMailServer>>;

export function mailServerForEachTest(): void {
  beforeEach(async () => {
    server = await startMailServer();
  });
  afterEach(() => server.close());
}

/** Sends an email, by default to the mail server of the current test. The sender's clock is `minutes` ahead. */
export function send(
  id: string,
  {
    url = server.url,
    minutes = 0,
    ...overrides
  }: { url?: string; minutes?: number } & Partial<EmailSender> = {},
) {
  return sendEmail(id, anEmailSender(url, { clock: clockAhead(minutes), ...overrides }));
}

/** Returns the email as its recipient reads it. */
export async function sendAndRead(id: string): Promise<Email> {
  const before = server.received.length;
  expect(await send(id)).toBe('sent');
  return PostalMime.parse(server.received.at(before)?.raw ?? '');
}

export function addressOf({ to = [] }: Email): string | undefined {
  return to[0]?.address;
}

/** Expects that an email is dropped instead of sent, without an alert. */
export async function expectDropped(id: string): Promise<void> {
  const before = server.received.length;
  expect(await send(id)).toBe('dropped');
  expect(await readEmail(id)).toMatchObject({ state: 'dropped', sentAt: null });
  expect(server.received).toHaveLength(before);
  expect(await alertsAbout(id)).toBeUndefined();
}

/** Expects that an email is deleted instead of sent, without an alert. */
export async function expectErased(id: string): Promise<void> {
  expect(await send(id)).toBe('dropped');
  expect(await readEmail(id)).toBeUndefined();
  expect(server.received).toEqual([]);
  expect(await alertsAbout(id)).toBeUndefined();
}

export async function alertsAbout(id: string) {
  const told = await alerts.where('kind', 'in', ['email_failed', 'payment_email_failed']).get();
  const entries = told.docs.map((entry) => entry.data());
  return entries.find(({ details }) => details?.includes(`(mail/${id})`));
}
