import { expect } from '@playwright/test';
import type { ActionMode } from '../../../../functions/shared/accounts/account-actions.ts';
import { emailsTo } from './mailbox.ts';

export async function linksTo(email: string, mode: ActionMode): Promise<string[]> {
  const emails = await emailsTo(email);
  const link = new RegExp(`https?:\\S+/account/action\\?mode=${mode}\\S*`);
  return emails.flatMap(({ text }) => link.exec(text)?.[0] ?? []);
}

/** Waits until an email with such a link arrives, and returns the newest link. */
export async function awaitLink(email: string, mode: ActionMode): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    [link] = await linksTo(email, mode);
    expect(link).toBeDefined();
  }).toPass({ timeout: 30_000 });
  return link ?? '';
}
