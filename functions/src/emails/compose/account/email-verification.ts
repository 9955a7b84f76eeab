import { actionPath } from '../../../../shared/accounts/account-actions.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { createEmailLink } from '../../../platform/email-links.ts';
import type { EmailContent } from '../../email-content.ts';
import { readOwner } from './account-emails.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

const lifeMs = 3 * 24 * 60 * 60 * 1000;

export async function composeEmailVerification(entry: OutboxEntry): Promise<EmailContent> {
  const owner = await readOwner(entry);
  if (owner.isVerified) throw new Undeliverable('outdated');
  const link = { mode: 'verifyEmail', uid: entry.uid ?? '', email: owner.address } as const;
  return emailVerification(owner, actionPath('verifyEmail', await createEmailLink(link, lifeMs)));
}

export function emailVerification(owner: Recipient, path: string): EmailContent {
  return {
    to: owner,
    subject: `Verify your email address for ${site.name}`,
    preheader: 'Confirm that this address is yours.',
    tone: 'action',
    status: 'Your account',
    heading: 'Verify your email address',
    blocks: [
      greeting(owner),
      `Someone created an account at ${site.name} with this email address. If it was you, please verify the address. You'll then also receive invoices from us.`,
      { kind: 'button', label: 'Verify email address', path },
      {
        kind: 'note',
        text: 'The link opens a page where you confirm the address while logged in to your account. It expires in three days. You can request a new one from your profile.',
      },
      {
        kind: 'note',
        text: "If you didn't create this account, you can ignore this email. The address can't be verified without this email and the account's password.",
      },
    ],
    reason:
      "You're receiving this email because someone created an account with this address or asked us to verify it.",
  };
}
