import { expect } from '@playwright/test';
import type { Email } from '../../../../dev/mailbox/emails.ts';
import { emailsTo } from '../../functions/emails-to.ts';

export function awaitEmail(address: string, subject: RegExp): Promise<Email> {
  return awaitMatching(address, (email) => subject.test(email.subject));
}

/** Waits for an email with this reply-to address, and returns the newest. */
export function awaitEmailFrom(address: string, replyTo: string): Promise<Email> {
  return awaitMatching(address, (email) => email.replyTo.includes(replyTo));
}

/** Waits until an email to this address matches, and returns the newest. */
export async function awaitMatching(
  address: string,
  isSought: (email: Email) => boolean,
): Promise<Email> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await emailsTo(address)).find(isSought);
    expect(found).toBeDefined();
  }).toPass({ timeout: 120_000 });
  return found ?? never();
}

function never(): never {
  throw new Error('There is no such email.');
}
