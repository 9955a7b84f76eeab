import { actionPath } from '../../../shared/account-actions.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { createEmailLink } from '../../platform/email-links.ts';
import type { EmailContent } from '../email-content.ts';
import { readOwner } from './account-letters.ts';
import { greeting, type Recipient } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

const lifeMs = 3 * 24 * 60 * 60 * 1000;

/** Asks the owner of an account to verify its address, unless it was verified in the meantime. */
export async function composeEmailVerification(entry: OutboxEntry): Promise<EmailContent> {
  const owner = await readOwner(entry);
  if (owner.isVerified) throw new Undeliverable('outdated');
  const link = { mode: 'verifyEmail', uid: entry.uid ?? '', email: owner.address } as const;
  return emailVerification(owner, actionPath('verifyEmail', await createEmailLink(link, lifeMs)));
}

/** `path` is that of the link. */
export function emailVerification(owner: Recipient, path: string): EmailContent {
  return {
    to: owner,
    subject: `Verify your email address for ${site.name}`,
    preheader: 'One press shows that this address is yours.',
    tone: 'action',
    status: 'Your account',
    heading: 'Verify your email address',
    blocks: [
      greeting(owner),
      `There is an account with ${site.name} under this email address. If you opened it, please show that the address is yours. You then also receive invoices that we send you.`,
      { kind: 'button', label: 'Verify this address', path },
      {
        kind: 'note',
        text: 'The link opens a page on which you press once more, logged in to your account. Please use it within three days; after that you can ask for a new one in your profile.',
      },
      {
        kind: 'note',
        text: 'Did you not open this account? Then there is nothing that you need to do: nobody can verify the address without this email and the password of the account.',
      },
    ],
    reason:
      'You get this letter because somebody opened an account with this email address, or asked in it to have the address verified.',
  };
}
