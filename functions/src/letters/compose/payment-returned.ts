import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { money, nameOf, type ChargeLabel } from './charge-label.ts';
import { profileButton } from '../write/profile-button.ts';
import { greeting, type LetterReader } from './typed-text.ts';
import { writeLetter } from '../write/write-letter.ts';

/** Whether the order or invoice can be paid, now that the payment came back. */
export type Standing = 'open' | 'paid' | 'cancelled';

export interface PaymentReturned {
  reader: LetterReader;
  charge: ChargeLabel;
  amountMinor: number;
  currency: Currency;
  /** When the customer made the payment. */
  paidAt: Date;
  paymentId: string;
  standing: Standing;
}

/** Says that a payment could not be completed, that the money comes back, and whether to pay again. */
export function paymentReturned(facts: PaymentReturned, siteUrl: string): WrittenLetter {
  const amount = money(facts.amountMinor, facts.currency);
  const name = nameOf(facts.charge, facts.reader);
  const isOpen = facts.standing === 'open';
  return writeLetter(
    {
      subject: `Payment returned for ${name}`,
      preheader: `${amount} is on its way back to you.`,
      tone: 'warning',
      status: 'Payment returned',
      heading: `${amount} is on its way back to you`,
      blocks: [
        { kind: 'paragraph', text: greeting(facts.reader) },
        {
          kind: 'paragraph',
          text: `Your payment of ${amount} for ${name} could not be completed. ${arrival}`,
        },
        { kind: 'paragraph', text: sentences[facts.standing](name) },
        {
          kind: 'facts',
          facts: [
            { label: 'Amount', value: amount },
            { label: 'Tried on', value: formatIndianTime(facts.paidAt) },
            { label: 'Payment ID', value: facts.paymentId },
          ],
        },
        profileButton(isOpen ? 'Pay in your profile' : 'View it in your profile', siteUrl),
      ],
      reason: `You get this letter because a payment for ${name} was made from your account. It is sent only once.`,
      audience: 'customer',
    },
    siteUrl,
  );
}

const arrival =
  'We have not kept the money: it goes back to the payment method that you paid with, within 5 to 7 working days.';

const sentences: Record<Standing, (name: string) => string> = {
  open: (name) =>
    `Nothing is lost: ${name} is kept in your profile, where you can pay it with the same or another method.`,
  paid: (name) => `Another payment for ${name} has reached us, so you need not pay again.`,
  cancelled: (name) => `You need not pay again, since ${name} is cancelled.`,
};
