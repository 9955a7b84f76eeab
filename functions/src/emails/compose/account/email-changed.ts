import { actionPath } from '../../../../shared/accounts/account-actions.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { createEmailLink } from '../../../platform/email-links.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { findCustomer } from '../find-customer.ts';
import { Undeliverable } from '../undeliverable.ts';

const lifeMs = 7 * 24 * 60 * 60 * 1000;

export async function composeEmailChanged(entry: OutboxEntry): Promise<EmailContent> {
  const { accountEmail: address, uid } = entry;
  if (address === undefined || uid === null) throw new Undeliverable('no-address');
  const owner = await findCustomer({ uid, recipientEmail: null, path: null });
  if (owner.address === address) throw new Undeliverable('outdated');
  const code = await createEmailLink({ mode: 'restoreEmail', uid, email: address }, lifeMs);
  return emailChanged(address, actionPath('restoreEmail', code), entry.createdAt.toDate());
}

/** Names neither the new address nor the customer, because the customer may have lost this mailbox. */
export function emailChanged(address: string, path: string, changedAt: Date): EmailContent {
  return {
    to: { address },
    subject: `The email address of your ${site.name} account was changed`,
    preheader: "If this wasn't you, please act within seven days.",
    tone: 'warning',
    status: 'Your account',
    heading: 'Your email address was changed',
    blocks: [
      'Hello,',
      `Your ${site.name} account now has a different email address. You now log in with that address, and we send our emails there.`,
      factsBlock({ 'Changed on': formatIndianTime(changedAt) }),
      "If this was you, you don't need to do anything.",
      "If it wasn't you, press the button below, then undo the change on the page that opens. Your account gets this address back, every device is logged out, and you choose a new password.",
      { kind: 'button', label: 'Undo change', path },
      {
        kind: 'note',
        text: 'The link expires in seven days. After that, please contact us.',
      },
    ],
    reason:
      "You're receiving this email because this was your account's email address. You can't opt out of security emails.",
  };
}
