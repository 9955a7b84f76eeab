import { paths } from '../../../../shared/paths.ts';
import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { findCustomer } from '../find-customer.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

/** Goes to the address at the time of the request, even if a new address has replaced it. */
export async function composeEmailChangeRequested(entry: OutboxEntry): Promise<EmailContent> {
  const { accountEmail: address } = entry;
  if (address === undefined) throw new Undeliverable('no-address');
  const owner = await findCustomer({ uid: entry.uid, recipientEmail: null, path: null });
  const isVerified = owner.isVerified && owner.address === address;
  return emailChangeRequested({ ...owner, address, isVerified }, entry.createdAt.toDate());
}

export function emailChangeRequested(owner: Recipient, askedAt: Date): EmailContent {
  return {
    to: owner,
    subject: `Email change requested for your ${site.name} account`,
    preheader: "If this wasn't you, please act now.",
    tone: 'warning',
    status: 'Your account',
    heading: 'Email change requested',
    blocks: [
      greeting(owner),
      "Someone logged in to your account asked to change its email address. The change takes effect when it's confirmed from the new address.",
      factsBlock({ 'Requested on': formatIndianTime(askedAt) }),
      "If this was you, you don't need to do anything here.",
      "If it wasn't you, change your password and log out everywhere (in your profile, under Account), then contact us.",
      { kind: 'button', label: 'Go to your profile', path: paths.profileSettings },
    ],
    reason:
      "You're receiving this email because your account's email address is about to change. You can't opt out of security emails.",
  };
}
