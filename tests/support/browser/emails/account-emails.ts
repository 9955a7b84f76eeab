import type { Email } from '../../../../dev/mailbox/emails.ts';
import type { ActionMode } from '../../../../functions/shared/accounts/account-actions.ts';
import { emailsTo } from '../../functions/emails-to.ts';
import { awaitMatching } from './mailbox.ts';

export async function linksTo(address: string, mode: ActionMode): Promise<string[]> {
  return (await emailsTo(address)).flatMap((email) => linkIn(email, mode) ?? []);
}

/** Waits until an email with such a link arrives, and returns the newest link. */
export async function awaitLink(address: string, mode: ActionMode): Promise<string> {
  const email = await awaitMatching(address, (candidate) => linkIn(candidate, mode) !== undefined);
  return linkIn(email, mode) ?? '';
}

function linkIn({ text }: Email, mode: ActionMode): string | undefined {
  return new RegExp(`https?:\\S+/account/action\\?mode=${mode}\\S*`).exec(text)?.[0];
}
