import { formatIndianTime } from '../../../shared/indian-time.ts';
import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../email-content.ts';
import { findCustomer } from './find-customer.ts';
import { greeting, type Recipient } from './typed-text.ts';

/** Tells the last address of an account, which is only in the letter itself. */
export async function composeAccountDeleted(entry: OutboxEntry): Promise<EmailContent> {
  const { givenEmail } = entry;
  const owner = await findCustomer({ uid: null, givenEmail, path: null });
  return accountDeleted(owner, entry.createdAt.toDate());
}

export function accountDeleted(owner: Recipient, deletedAt: Date): EmailContent {
  return {
    to: owner,
    subject: `Your account with ${site.name} was deleted`,
    preheader: 'If you did not ask for it, please write to us.',
    tone: 'warning',
    status: 'Your account',
    heading: 'Your account was deleted',
    blocks: [
      greeting(owner),
      'Your account was deleted, with everything that was stored in it, except what the law obliges us to keep: paid orders and invoices, and the invoices that we issued, stay in our books without your name and address. Tax invoices keep both for as long as the law requires.',
      'An invoice of ours that you had not paid stays due. Please write to us to pay it.',
      factsBlock({ 'Deleted on': formatIndianTime(deletedAt) }),
      'Did you not ask for it? Then please write to us.',
    ],
    reason:
      'You get this letter because the account with this email address was deleted. It is the last one about it, and we do not keep your address for it.',
  };
}
