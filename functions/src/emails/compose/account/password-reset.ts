import { actionPath } from '../../../../shared/accounts/account-actions.ts';
import { paths } from '../../../../shared/paths.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { auth, isAccountMissing } from '../../../platform/firebase.ts';
import { storeEmailLink } from '../../../platform/email-links.ts';
import { identityMark, trustedMethods } from '../../../platform/sessions/sign-in-methods.ts';
import type { Block, EmailContent } from '../../email-content.ts';
import { throwIfLate } from './account-emails.ts';
import { resetCode } from './reset-code.ts';
import { findCustomer } from '../find-customer.ts';
import { refuseBeyondLimit } from '../refuse-beyond-limit.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

/**
 * Twice the hour for which the reset code is valid, because the browser reports the new password after the reset.
 */
const linkLifeMs = 2 * 60 * 60 * 1000;

/**
 * Sends no link to an account that logs in only with Google, because an extra password would weaken its protection.
 * An account without a trusted method gets the link, because an intruder may have replaced the owner's methods.
 */
export async function composePasswordReset(entry: OutboxEntry, id: string): Promise<EmailContent> {
  const user = await findAccount(entry.recipientEmail);
  throwIfLate(entry);
  const owner = await findCustomer({ uid: user.uid, recipientEmail: null, path: null });
  await refuseBeyondLimit(entry, id, owner);
  const hasPassword = user.providerData.some(({ providerId }) => providerId === 'password');
  if (!hasPassword && trustedMethods(user).length > 0) return googleReminder(owner);
  const code = await resetCode(owner.address);
  await allowCodeToConfirm(user, code);
  return passwordReset(owner, actionPath('resetPassword', code));
}

/**
 * Lets the reset code also confirm the new password. Only the owner's mailbox receives the code, so this is safe.
 */
async function allowCodeToConfirm({ uid, email = '' }: UserRecord, code: string): Promise<void> {
  const method = identityMark('password', email);
  await storeEmailLink(code, { mode: 'confirmMethod', uid, email: '', method }, linkLifeMs);
}

async function findAccount(email: string | null): Promise<UserRecord> {
  const user = await auth.getUserByEmail(email ?? '').catch((error: unknown) => {
    throw isAccountMissing(error) ? new Undeliverable('no-account') : error;
  });
  if (user.disabled) throw new Undeliverable('no-account');
  return user;
}

export function passwordReset(owner: Recipient, path: string): EmailContent {
  return {
    ...common,
    to: owner,
    subject: `Reset your ${site.name} password`,
    preheader: 'The link works once and expires in an hour.',
    heading: 'Reset your password',
    blocks: [
      greeting(owner),
      `We received a request to reset the password for your ${site.name} account.`,
      { kind: 'button', label: 'Choose a new password', path },
      {
        kind: 'note',
        text: "The link works once and expires in an hour. You'll then need the new password on all your devices.",
      },
      notRequested,
    ],
  };
}

export function googleReminder(owner: Recipient): EmailContent {
  return {
    ...common,
    to: owner,
    subject: `You log in to ${site.name} with Google`,
    preheader: 'Your account has no password.',
    heading: 'You log in with Google',
    blocks: [
      greeting(owner),
      `We received a request to reset the password for your ${site.name} account. Your account has no password because you log in with Google. Choose “Continue with Google” on the login screen.`,
      { kind: 'button', label: 'Log in with Google', path: paths.profile },
      notRequested,
    ],
  };
}

const notRequested: Block = {
  kind: 'note',
  text: "If you didn't request this, you can ignore this email. Your account won't change.",
};

const common = {
  tone: 'action',
  status: 'Your account',
  reason:
    "You're receiving this email because someone entered this address under “Forgot password?” on our site.",
} as const;
