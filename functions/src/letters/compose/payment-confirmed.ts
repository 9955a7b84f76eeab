import { formatIndianTime } from '../../../shared/indian-time.ts';
import type { Currency } from '../../../shared/money.ts';
import type { WrittenLetter } from '../write/composition.ts';
import { money, nameOf, type ChargeLabel } from './charge-label.ts';
import { profileButton } from '../write/profile-button.ts';
import { greeting, type LetterReader } from './typed-text.ts';
import { writeLetter } from '../write/write-letter.ts';

export interface PaymentConfirmed {
  reader: LetterReader;
  charge: ChargeLabel;
  /** What was bought; empty for an invoice that lists nothing. */
  items: readonly { description: string; amountMinor: number }[];
  amountMinor: number;
  currency: Currency;
  paidAt: Date;
  paymentId: string;
  receiptNumber: string;
}

/** Confirms a payment. The caller attaches the receipt. */
export function paymentConfirmed(facts: PaymentConfirmed, siteUrl: string): WrittenLetter {
  const { charge, items, currency, paidAt, paymentId, receiptNumber } = facts;
  const amount = money(facts.amountMinor, currency);
  const name = nameOf(charge, facts.reader);
  return writeLetter(
    {
      subject: `Payment received for ${name}`,
      preheader: `${amount} has arrived. Your receipt ${receiptNumber} is attached.`,
      tone: 'success',
      status: 'Payment received',
      heading: amount,
      blocks: [
        { kind: 'paragraph', text: greeting(facts.reader) },
        {
          kind: 'paragraph',
          text: `Thank you. Your payment of ${amount} for ${name} has arrived. ${aboutReceipt(facts.reader)}`,
        },
        ...(items.length > 0
          ? [
              {
                kind: 'items' as const,
                items: items.map(({ description, amountMinor }) => ({
                  label: description,
                  value: money(amountMinor, currency),
                })),
                total: { label: 'Total paid', value: amount },
              },
            ]
          : []),
        {
          kind: 'facts',
          facts: [
            { label: 'Receipt', value: receiptNumber },
            { label: 'Paid on', value: formatIndianTime(paidAt) },
            { label: 'Payment ID', value: paymentId },
          ],
        },
        profileButton('View it in your profile', siteUrl),
        ...(charge.type === 'product_order'
          ? [
              {
                kind: 'note' as const,
                text: 'Self-serve plans are set up within minutes of payment, enterprise orders within 1-3 business days.',
              },
            ]
          : []),
      ],
      reason: `You get this letter because ${name} was paid from your account.`,
      audience: 'customer',
    },
    siteUrl,
  );
}

function aboutReceipt({ isVerified }: LetterReader): string {
  return isVerified
    ? 'The receipt is attached as a PDF; you can also download it in your profile.'
    : 'A copy of the receipt is attached as a PDF. It leaves out what was typed for it; the complete receipt is in your profile.';
}
