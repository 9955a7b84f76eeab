import { site } from '../../../shared/site.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { writeLetter } from '../write/write-letter.ts';

/** Tells a visitor that a message arrived. Anybody can enter any address, so it holds nothing that a visitor wrote. */
export function contactAcknowledged(siteUrl: string): WrittenLetter {
  return writeLetter(
    {
      subject: `${site.name} has received your message`,
      preheader: 'Thank you for writing to us. A person reads it and answers by e-mail.',
      tone: 'success',
      status: 'Message received',
      heading: 'Thank you for writing to us',
      blocks: [
        { kind: 'paragraph', text: 'Hello,' },
        {
          kind: 'paragraph',
          text: `Your message has reached ${site.name}. A person reads it and answers to this address.`,
        },
        {
          kind: 'paragraph',
          text: 'You need do nothing more. To add something, write to us at the address below.',
        },
      ],
      reason:
        'You get this letter because somebody entered this e-mail address in the contact form of our site. If it was not you, there is nothing that you need to do.',
      audience: 'customer',
    },
    siteUrl,
  );
}
