import { formatIndianTime } from '../../../shared/indian-time.ts';
import { isMailAddress } from '../../../shared/mail-address.ts';
import { plainLine, plainText, shorten } from '../../../shared/plain-text.ts';
import type { ContactMessage } from '../../../shared/contact-messages.ts';
import { site } from '../../../shared/site.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface ContactNotice extends ContactMessage {
  sentAt: Date;
}

/** Brings a visitor's message to the operator, who can reply to it. */
export function contactNotice(facts: ContactNotice, siteUrl: string): WrittenLetter {
  const name = plainLine(`${facts.firstName} ${facts.lastName}`) || 'a visitor';
  const email = plainLine(facts.email);
  const canReply = isMailAddress(email);
  const message = plainText(facts.message);
  const sentOn = formatIndianTime(facts.sentAt);
  return writeLetter(
    {
      // The words of a stranger could make it look like another letter.
      subject: `Message from the contact form, ${sentOn}`,
      preheader: shorten(plainLine(message), 140),
      tone: 'action',
      status: 'Message from the contact form',
      heading: name,
      blocks: [
        { kind: 'quote', text: message },
        {
          kind: 'facts',
          facts: [
            { label: 'Name', value: name },
            { label: 'E-mail', value: email },
            { label: 'Sent on', value: sentOn },
          ],
        },
        {
          kind: 'note',
          text: canReply
            ? 'Reply to this letter to answer. Name and address are as the visitor typed them: nobody has checked them.'
            : 'The address is not one that can be answered. Name and address are as the visitor typed them.',
        },
      ],
      reason: `This letter is for the operator of ${site.name}.`,
      audience: 'operator',
      ...(canReply && { replyTo: email }),
    },
    siteUrl,
  );
}
