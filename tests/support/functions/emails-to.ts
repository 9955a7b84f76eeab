import type { Email } from '../../../dev/mailbox/emails.ts';
import { fetchAfresh } from './fetch-afresh.ts';
import { suite } from './suite.ts';

/** Returns the emails that the mailbox has received for an address, newest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const to = encodeURIComponent(address);
  const answer = await fetchAfresh(`${suite.mailboxUrl}/emails?to=${to}`);
  return (await answer.json()) as Email[];
}
