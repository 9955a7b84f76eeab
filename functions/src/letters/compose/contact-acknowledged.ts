import { site } from '../../../shared/site.ts';
import type { OutboxEntry } from '../../outbox/outbox-entry.ts';
import type { EmailContent } from '../email-content.ts';
import { findCustomer } from './find-customer.ts';

/** Acknowledges a message at the address that was entered in the form, not at the account's. */
export async function composeContactAcknowledged({
  givenEmail,
}: OutboxEntry): Promise<EmailContent> {
  const { address } = await findCustomer({ uid: null, givenEmail, path: null });
  return contactAcknowledged(address);
}

export const acknowledgementSubject = `${site.name} has received your message`;

/** Repeats nothing that the visitor wrote, because a visitor can enter the address of a stranger. */
export function contactAcknowledged(address: string): EmailContent {
  return {
    to: { address },
    subject: acknowledgementSubject,
    preheader: 'Thank you for writing to us. A person reads it and answers by email.',
    tone: 'success',
    status: 'Message received',
    heading: 'Thank you for writing to us',
    blocks: [
      'Hello,',
      `Your message has reached ${site.name}. A person reads it and answers to this address.`,
      'You need do nothing more. To add something, write to us at the address below.',
    ],
    reason:
      'You get this letter because somebody entered this email address in the contact form of our site. If it was not you, there is nothing that you need to do.',
  };
}
