import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { money, nameOf, type ChargeLabel } from './charge-label.ts';
import { profileButton } from '../write/profile-button.ts';
import { greeting, type LetterReader } from './typed-text.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface PaymentFailed {
  reader: LetterReader;
  charge: ChargeLabel;
  amountMinor: number;
  currency: Currency;
  /** When the customer tried to pay. */
  triedAt: Date;
}

/** Says that a payment did not go through, and where to try again. */
export function paymentFailed(facts: PaymentFailed, siteUrl: string): WrittenLetter {
  const amount = money(facts.amountMinor, facts.currency);
  const name = nameOf(facts.charge, facts.reader);
  return writeLetter(
    {
      subject: `Payment failed for ${name}`,
      preheader: `${amount} is still to be paid. You can try again in your profile.`,
      tone: 'warning',
      status: 'Payment failed',
      heading: `${amount} is still to be paid`,
      blocks: [
        { kind: 'paragraph', text: greeting(facts.reader) },
        {
          kind: 'paragraph',
          text: `Your payment of ${amount} for ${name} did not go through. Nothing is lost: it is kept in your profile, where you can pay it with the same or another method.`,
        },
        {
          kind: 'facts',
          facts: [
            { label: 'Amount', value: amount },
            { label: 'Tried on', value: formatIndianTime(facts.triedAt) },
          ],
        },
        profileButton('Try again in your profile', siteUrl),
        {
          kind: 'note',
          text: 'Was the amount taken from your account all the same? Then please wait before you pay again. Either it still reaches us and we confirm it by e-mail, or your bank gives it back.',
        },
      ],
      reason: `You get this letter because a payment for ${name} was tried from your account. It is sent only once.`,
      audience: 'customer',
    },
    siteUrl,
  );
}
