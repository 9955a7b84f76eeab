import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { findCustomer } from '../find-customer.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';

/** Uses the address in the outbox entry, because the account is gone. */
export async function composeAccountDeleted(entry: OutboxEntry): Promise<EmailContent> {
  const { recipientEmail } = entry;
  const owner = await findCustomer({ uid: null, recipientEmail, path: null });
  return accountDeleted(owner, entry.createdAt.toDate());
}

export function accountDeleted(owner: Recipient, deletedAt: Date): EmailContent {
  return {
    to: owner,
    subject: `Your ${site.name} account was deleted`,
    preheader: "If this wasn't you, please contact us.",
    tone: 'warning',
    status: 'Your account',
    heading: 'Your account was deleted',
    blocks: [
      greeting(owner),
      'Your account and everything stored in it were deleted, except the records that the law requires us to keep. Paid orders, paid invoices and invoices we issued stay in our books without your name and address. Tax invoices keep both for as long as the law requires.',
      'Any unpaid invoice from us is still due. Please contact us to pay it.',
      factsBlock({ 'Deleted on': formatIndianTime(deletedAt) }),
      "If you didn't request this, please contact us.",
    ],
    reason:
      "You're receiving this email because the account with this address was deleted. This is our last email about that account, and we don't keep your address.",
  };
}
