import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { auth } from '../../platform/firebase.ts';
import type { EmailContent } from '../email-content.ts';
import { readOwner } from './account-letters.ts';
import { actionLink } from './action-link.ts';
import { greeting, type Recipient } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

/** Asks the owner of an account to verify its address, unless it was verified in the meantime. */
export async function composeEmailVerification(entry: OutboxEntry): Promise<EmailContent> {
  const owner = await readOwner(entry);
  if (owner.isVerified) throw new Undeliverable('outdated');
  const link = auth.generateEmailVerificationLink(owner.address);
  return emailVerification(owner, await actionLink('verifyEmail', link));
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
        text: 'The link works once. Please use it within three days; after that you can ask for a new one in your profile.',
      },
      {
        kind: 'note',
        text: 'Did you not open this account? Then do not press the button: the account would stay with the person who opened it, and show that person our invoices to you. The address stays unverified.',
      },
    ],
    reason:
      'You get this letter because somebody opened an account with this email address, or asked in it to have the address verified.',
  };
}
