import { actionPath } from '../../../shared/account-actions.ts';
import { formatIndianTime } from '../../../shared/indian-time.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { createEmailLink } from '../../platform/email-links.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { findCustomer } from './find-customer.ts';
import { Undeliverable } from './undeliverable.ts';

const lifeMs = 7 * 24 * 60 * 60 * 1000;

/** Tells the former, proven address of an account that another has replaced it, and lets its reader undo that. */
export async function composeEmailChanged(entry: OutboxEntry): Promise<EmailContent> {
  const { accountEmail: address, uid } = entry;
  if (address === undefined || uid === null) throw new Undeliverable('no-address');
  const owner = await findCustomer({ uid, givenEmail: null, path: null });
  if (owner.address === address) throw new Undeliverable('outdated');
  const code = await createEmailLink({ mode: 'restoreEmail', uid, email: address }, lifeMs);
  return emailChanged(address, actionPath('restoreEmail', code), entry.createdAt.toDate());
}

/** `path` is that of the link. Names neither the new address nor, to a mailbox that is left, its former owner. */
export function emailChanged(address: string, path: string, changedAt: Date): EmailContent {
  return {
    to: { address },
    subject: `The email address of your account with ${site.name} was changed`,
    preheader: 'If you did not change it, please act within seven days.',
    tone: 'warning',
    status: 'Your account',
    heading: 'Your email address was changed',
    blocks: [
      'Hello,',
      `Your account with ${site.name} has another email address now. You log in with that one, and our emails go there.`,
      factsBlock({ 'Changed on': formatIndianTime(changedAt) }),
      'Was it you? Then there is nothing that you need to do.',
      'Was it not you? Then press below, and press once more on the page that opens. Your account gets this address back, everybody is logged out, and you choose a new password.',
      { kind: 'button', label: 'Undo the change', path },
      {
        kind: 'note',
        text: 'Please use the link within seven days. After that, please write to us.',
      },
    ],
    reason:
      'You get this email because this was the address of your account. Emails of this kind cannot be switched off.',
  };
}
