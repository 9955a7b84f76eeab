import { site } from '../../../../shared/site.ts';
import type { OutboxEntry } from '../../../outbox/outbox-entry.ts';
import type { EmailContent } from '../../email-content.ts';
import { findCustomer } from '../find-customer.ts';

export async function composeContactAcknowledged({
  recipientEmail,
}: OutboxEntry): Promise<EmailContent> {
  const { address } = await findCustomer({ uid: null, recipientEmail, path: null });
  return contactAcknowledged(address);
}

export const acknowledgementSubject = `${site.name} has received your message`;

/** Repeats nothing that the visitor wrote, because a visitor can enter a stranger's address. */
export function contactAcknowledged(address: string): EmailContent {
  return {
    to: { address },
    subject: acknowledgementSubject,
    preheader: 'Thanks for getting in touch. A member of our team will reply by email.',
    tone: 'success',
    status: 'Message received',
    heading: 'Thanks for getting in touch',
    blocks: [
      'Hello,',
      `${site.name} has received your message. A member of our team will read it and reply to this address.`,
      "You don't need to do anything else. To add something, reply to this email.",
    ],
    reason:
      "You're receiving this email because someone entered this address in the contact form on our site. If it wasn't you, you can ignore this email.",
  };
}
