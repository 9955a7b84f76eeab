import type { Receipt, ReceiptBuyer, ReceiptTax } from '../../../../shared/receipts/receipts.ts';
import type { PayableLabel } from './payable-label.ts';
import { plainName, type Recipient } from '../messages/typed-text.ts';
import { stateByName } from '../../../receipts/tax/gst-states.ts';

interface ReceiptCopy {
  receipt: Receipt;
  notes: string[];
}

const leavesOut =
  'Some details are left out of this copy because the email address is not verified. The complete receipt is in your profile.';

/**
 * The receipt as an email carries it: complete to a verified address. To any other address a guest can have
 * a receipt sent for a rupee. That copy leaves out typed text, except for a plain name and the names of a
 * state and a country.
 */
export function receiptCopy(
  receipt: Receipt,
  paidFor: PayableLabel,
  recipient: Recipient,
): ReceiptCopy {
  if (recipient.isVerified) return { receipt, notes: [] };
  return { receipt: strangersReceipt(receipt, paidFor, recipient), notes: [leavesOut] };
}

function strangersReceipt(receipt: Receipt, paidFor: PayableLabel, recipient: Recipient): Receipt {
  const isOrder = paidFor.type === 'product_order';
  return {
    ...receipt,
    buyer: receipt.buyer && strangersBuyer(receipt.buyer, recipient),
    paidFor: { ...paidFor, number: isOrder ? paidFor.number : '' },
    items: isOrder
      ? receipt.items
      : receipt.items.map((item) => ({ ...item, description: 'Invoice' })),
    tax: receipt.tax && withKnownPlace(receipt.tax),
  };
}

function strangersBuyer(
  { name, addressLines }: ReceiptBuyer,
  { address }: Recipient,
): ReceiptBuyer {
  const parts = addressLines.flatMap((line) => line.split(', '));
  return {
    name: plainName(name) ?? 'Customer',
    // An email arrives whatever words the tag of its address holds.
    email: address.includes('+') ? '' : address,
    phone: '',
    addressLines: [...new Set(parts.filter(isPlace))],
  };
}

/** The place of an export is the country that the buyer typed. */
function withKnownPlace(tax: ReceiptTax): ReceiptTax {
  const { code, name } = tax.placeOfSupply;
  return { ...tax, placeOfSupply: { code, name: isPlace(name) ? name : 'Outside India' } };
}

function isPlace(text: string): boolean {
  return stateByName(text) !== undefined || countries.has(text);
}

const countries: ReadonlySet<string> = new Set(countryNames());

/** The English names of all regions that have a code of two letters. */
function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  return codes.map((code) => names.of(code)).filter((name) => name !== undefined);
}
