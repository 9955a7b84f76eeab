import { paths } from '../../../shared/paths.ts';
import { formatIndianTime } from '../../../shared/indian-time.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { findCustomer } from './find-customer.ts';
import { greeting, type Recipient } from './typed-text.ts';
import { Undeliverable } from './undeliverable.ts';

/** Tells the present address of an account, also when the new one has taken its place in the meantime. */
export async function composeEmailChangeRequested(entry: OutboxEntry): Promise<EmailContent> {
  const { accountEmail: address } = entry;
  if (address === undefined) throw new Undeliverable('no-address');
  const owner = await findCustomer({ uid: entry.uid, givenEmail: null, path: null });
  const isVerified = owner.isVerified && owner.address === address;
  return emailChangeRequested({ ...owner, address, isVerified }, entry.createdAt.toDate());
}

export function emailChangeRequested(owner: Recipient, askedAt: Date): EmailContent {
  return {
    to: owner,
    subject: `A new email address for your account with ${site.name}`,
    preheader: 'If you did not ask for it, please act now.',
    tone: 'warning',
    status: 'Your account',
    heading: 'A new email address was asked for',
    blocks: [
      greeting(owner),
      'Somebody who is logged in to your account asked to use another email address for it. It takes the place of this one as soon as that is confirmed from the new address.',
      factsBlock({ 'Asked on': formatIndianTime(askedAt) }),
      'Was it you? Then there is nothing that you need to do here.',
      'Was it not you? Then please choose a new password and log out everywhere, both under Account in your profile, and write to us.',
      { kind: 'button', label: 'Go to your profile', path: paths.profileSettings },
    ],
    reason:
      'You get this letter because the email address of your account is about to change. Letters of this kind cannot be switched off.',
  };
}
