import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import { site } from '../../../shared/site.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { money, nameOf } from './charge-label.ts';
import { profileButton } from '../write/profile-button.ts';
import { greeting, type LetterReader } from './typed-text.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface InvoiceIssued {
  reader: LetterReader;
  invoiceNumber: string;
  amountMinor: number;
  currency: Currency;
  issuedAt: Date;
}

/** Tells a customer of an invoice that the operator issued, and where to pay it. */
export function invoiceIssued(facts: InvoiceIssued, siteUrl: string): WrittenLetter {
  const amount = money(facts.amountMinor, facts.currency);
  const name = nameOf({ type: 'invoice', number: facts.invoiceNumber }, facts.reader);
  const capitalised = name.replace(/^\w/, (letter) => letter.toUpperCase());
  return writeLetter(
    {
      subject: `${capitalised} from ${site.name}`,
      preheader: `${amount} to be paid in your profile.`,
      tone: 'action',
      status: 'New invoice',
      heading: amount,
      blocks: [
        { kind: 'paragraph', text: greeting(facts.reader) },
        {
          kind: 'paragraph',
          text: `We have issued ${name} for ${amount} to you. Log in with this e-mail address to see it and to pay it in your profile.`,
        },
        {
          kind: 'facts',
          facts: [
            { label: 'Amount', value: amount },
            { label: 'Issued on', value: formatIndianTime(facts.issuedAt) },
          ],
        },
        profileButton('See and pay the invoice', siteUrl),
        {
          kind: 'note',
          text: 'No account yet? Sign up with this e-mail address and verify it: the invoice is then in your profile.',
        },
      ],
      reason: `You get this letter because ${site.name} issued an invoice to this e-mail address.`,
      audience: 'customer',
    },
    siteUrl,
  );
}
