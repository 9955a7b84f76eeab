import { formatIndianTime } from '../../../../shared/values/indian-time.ts';
import { mailboxOf } from '../../../outbox/mailbox-of.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import { countRequestedEmail } from '../../../outbox/requested-emails.ts';
import { priceOf } from '../../../payments/attempts/payables.ts';
import { payments } from '../../../payments/documents.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { acquireLease } from '../../../platform/with-lease.ts';
import { factsBlock, type EmailContent } from '../../email-content.ts';
import { pageOf, wordsOf, type PayableEmail } from './payable-label.ts';
import { readCustomerFacts } from '../read-facts.ts';
import { greeting, type Recipient } from '../messages/entered-text.ts';
import { Undeliverable } from '../undeliverable.ts';

interface PaymentFailed extends PayableEmail {
  triedAt: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

export async function composePaymentFailed(entry: OutboxEntry, id: string): Promise<EmailContent> {
  const { paymentId, createdAt } = entry;
  const { snapshot, payable, status, customer } = await readCustomerFacts(entry);
  const paymentRecord =
    paymentId === null ? undefined : (await payments.doc(paymentId).get()).data();
  const price = priceOf(snapshot, payable.type);
  if (status !== 'Pending' || !price) throw new Undeliverable('outdated');
  const triedAt = paymentRecord?.createdAt ?? createdAt;
  if (!(await mayNotify(customer, id))) throw new Undeliverable('notified-today');
  if (!(await isWithinLimits(entry, customer))) throw new Undeliverable('limit-reached');
  return paymentFailed({ ...price, payable, customer, triedAt: triedAt.toDate() });
}

/** Allows an unverified address one such email a day, because a guest can make payments fail under any address. */
async function mayNotify({ address, isVerified }: Recipient, id: string): Promise<boolean> {
  if (isVerified) return true;
  return acquireLease(`payment_failed_${keyedHash(mailboxOf(address))}`, id, dayMs);
}

/** Counts the email at its first try. Without a limit, a customer could cause any number of emails at no cost. */
async function isWithinLimits({ tries }: OutboxEntry, { address }: Recipient): Promise<boolean> {
  return tries > 1 || (await countRequestedEmail(address)) === undefined;
}

export function paymentFailed(facts: PaymentFailed): EmailContent {
  const { customer } = facts;
  const { amount, name } = wordsOf(facts);
  return {
    to: customer,
    subject: `Payment failed for ${name}`,
    preheader: `${amount} is still due. You can try again from your profile.`,
    tone: 'warning',
    status: 'Payment failed',
    heading: `${amount} is still due`,
    blocks: [
      greeting(customer),
      `Your payment of ${amount} for ${name} didn't go through. You can try again from your profile, with the same or another payment method.`,
      factsBlock({ Amount: amount, 'Attempted on': formatIndianTime(facts.triedAt) }),
      { kind: 'button', label: 'Try again', path: pageOf(facts) },
      {
        kind: 'note',
        text: 'If your bank debited the amount anyway, please wait before you pay again. Either it reaches us and we confirm it by email, or your bank returns it.',
      },
    ],
    reason: `You're receiving this email because a payment for ${name} was attempted from your account. We send it only once.`,
  };
}
