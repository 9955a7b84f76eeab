import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import type { RefundReason } from '../../payments/documents.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { money, nameOf, type ChargeLabel } from './charge-label.ts';
import { profileButton } from '../write/profile-button.ts';
import { greeting, type LetterReader } from './typed-text.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface RefundMade {
  reader: LetterReader;
  charge: ChargeLabel;
  /** This refund. */
  amountMinor: number;
  /** What the payment was. */
  paidMinor: number;
  /** All refunds of the payment, this one included. */
  refundedMinor: number;
  currency: Currency;
  refundedAt: Date;
  paymentId: string;
  refundId: string;
  /** Null for one that was made at the provider. */
  reason: RefundReason | null;
}

/** Tells a customer of a refund: full, partial, or of a second payment for the same thing. */
export function refundMade(facts: RefundMade, siteUrl: string): WrittenLetter {
  const { currency, paidMinor, refundedMinor } = facts;
  const isDuplicate = facts.reason === 'duplicate_payment';
  const amount = money(facts.amountMinor, currency);
  const name = nameOf(facts.charge, facts.reader);
  const isPartial = refundedMinor < paidMinor;
  return writeLetter(
    {
      subject: `Refund for ${name}`,
      preheader: `${amount} is on its way back to you.`,
      tone: 'action',
      status: isPartial ? 'Partial refund' : 'Refund',
      heading: amount,
      blocks: [
        { kind: 'paragraph', text: greeting(facts.reader) },
        { kind: 'paragraph', text: `${whatHappened(facts, amount, name)} ${arrival}` },
        {
          kind: 'facts',
          facts: [
            {
              label: isDuplicate ? 'Second payment' : 'Payment',
              value: money(paidMinor, currency),
            },
            { label: 'Refunded now', value: amount },
            ...(refundedMinor === facts.amountMinor
              ? []
              : [{ label: 'Refunded in all', value: money(refundedMinor, currency) }]),
            ...(isDuplicate
              ? []
              : [{ label: 'Remains paid', value: money(paidMinor - refundedMinor, currency) }]),
            { label: 'Refunded on', value: formatIndianTime(facts.refundedAt) },
            { label: 'Refund ID', value: facts.refundId },
            { label: 'Payment ID', value: facts.paymentId },
          ],
        },
        profileButton('View it in your profile', siteUrl),
      ],
      reason: `You get this letter because a payment for ${name} was refunded.`,
      audience: 'customer',
    },
    siteUrl,
  );
}

const arrival =
  'The money goes back to the payment method that you paid with, within 7 to 15 days.';

function whatHappened(
  { paidMinor, refundedMinor, currency, reason }: RefundMade,
  amount: string,
  name: string,
): string {
  if (reason === 'duplicate_payment') {
    return `We received a second payment for ${name}, which was already paid. We have refunded ${amount} of it; your first payment stands.`;
  }
  if (refundedMinor < paidMinor) {
    return `We have refunded ${amount} of the ${money(paidMinor, currency)} that you paid for ${name}.`;
  }
  return `We have refunded ${amount} for ${name}. With that, the whole payment is refunded.`;
}
