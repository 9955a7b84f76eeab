import { actionPath } from '../../../../shared/accounts/account-actions.ts';
import { site } from '../../../../shared/site.ts';
import { outbox, type OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { createEmailLink, eraseEmailLinks } from '../../../platform/email-links.ts';
import { auth, isAccountMissing } from '../../../platform/firebase.ts';
import type { EmailContent } from '../../email-content.ts';
import { readOwner, throwIfLate } from './account-emails.ts';
import { Undeliverable } from '../undeliverable.ts';

const lifeMs = 60 * 60 * 1000;

/** Throws Undeliverable if another account has the address. The new link invalidates those of earlier requests. */
export async function composeEmailChange(entry: OutboxEntry): Promise<EmailContent> {
  const { recipientEmail } = entry;
  if (recipientEmail === null) throw new Undeliverable('no-address');
  const { address } = await readOwner(entry);
  throwIfLate(entry);
  if (await hasAccount(recipientEmail)) throw new Undeliverable('outdated');
  const uid = entry.uid ?? '';
  if (await isSuperseded(uid, entry)) throw new Undeliverable('outdated');
  await eraseEmailLinks(uid, ({ mode }) => mode === 'changeEmail');
  const link = { mode: 'changeEmail', uid, email: recipientEmail, formerEmail: address } as const;
  return emailChange(
    recipientEmail,
    actionPath('changeEmail', await createEmailLink(link, lifeMs)),
  );
}

/** Returns whether there is a later request. This email may have waited for the mail server. */
async function isSuperseded(uid: string, { createdAt }: OutboxEntry): Promise<boolean> {
  const { docs } = await outbox.where('uid', '==', uid).get();
  return docs
    .map((email) => email.data())
    .some((it) => it.kind === 'email_change' && it.createdAt.toMillis() > createdAt.toMillis());
}

async function hasAccount(email: string): Promise<boolean> {
  return auth.getUserByEmail(email).then(
    () => true,
    (error: unknown) => {
      if (isAccountMissing(error)) return false;
      throw error;
    },
  );
}

/** Contains no name, because a customer can enter a stranger's address. */
export function emailChange(address: string, path: string): EmailContent {
  return {
    to: { address },
    subject: `Confirm your new email address for ${site.name}`,
    preheader: 'The link expires in an hour.',
    tone: 'action',
    status: 'Your account',
    heading: 'Confirm your new email address',
    blocks: [
      'Hello,',
      `Someone asked to use this email address for their ${site.name} account. If it was you, press the button below, then confirm on the page that opens. You'll then log in with this address and get our emails here.`,
      { kind: 'button', label: 'Confirm email address', path },
      {
        kind: 'note',
        text: 'You need to be logged in to your account. The link expires in an hour, or when you make a new request.',
      },
      {
        kind: 'note',
        text: "If you didn't request this, you can ignore this email. The address won't be used.",
      },
    ],
    reason:
      "You're receiving this email because someone entered this address as the new email address for their account.",
  };
}
