import { expect } from '@playwright/test';
import type { Email } from '../../../../dev/mailbox/emails.ts';

/** Returns the emails to an address, newest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const answer = await fetch(`${process.env['MAILBOX_URL']}/emails`);
  const emails = (await answer.json()) as Email[];
  return emails.filter(({ to }) => to.split(', ').includes(address));
}

export function awaitEmail(address: string, subject: RegExp): Promise<Email> {
  return awaitMatching(address, (email) => subject.test(email.subject));
}

/** Waits for an email with this reply-to address, and returns the newest. */
export function awaitEmailFrom(address: string, replyTo: string): Promise<Email> {
  return awaitMatching(address, (email) => email.replyTo.includes(replyTo));
}

async function awaitMatching(address: string, isSought: (email: Email) => boolean): Promise<Email> {
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
