import { countryByName } from '../../../../shared/values/countries.ts';
import type { Receipt, ReceiptBuyer, ReceiptTax } from '../../../../shared/receipts/receipts.ts';
import type { PayableLabel } from './payable-label.ts';
import { plainName, type Recipient } from '../messages/entered-text.ts';
import { stateByName } from '../../../receipts/tax/gst-states.ts';

interface ReceiptCopy {
  receipt: Receipt;
  notes: string[];
}

const leavesOut =
  'Some details are left out of this copy because the email address is not verified. The complete receipt is in your profile.';

/**
 * Returns the receipt to attach to an email. For a rupee, a guest can have a receipt sent to any address. The copy
 * for an unverified address therefore leaves out most entered text.
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

/** The postcode at the end of `cityLine`, which would hide the state before it. */
const endingPostcode = / [\dA-Z][\dA-Z -]{0,11}$/;

function strangersBuyer(
  { name, addressLines }: ReceiptBuyer,
  { address }: Recipient,
): ReceiptBuyer {
  const parts = addressLines.flatMap((line) =>
    isPlace(line) ? line : line.replace(endingPostcode, '').split(', '),
  );
  return {
    name: plainName(name) ?? 'Customer',
    // The tag of a plus address can contain any words.
    email: address.includes('+') ? '' : address,
    phone: '',
    addressLines: [...new Set(parts.filter(isPlace))],
  };
}

/** Replaces an unknown place of supply. For an export, the buyer entered the country. */
function withKnownPlace(tax: ReceiptTax): ReceiptTax {
  const { code, name } = tax.placeOfSupply;
  return { ...tax, placeOfSupply: { code, name: isPlace(name) ? name : 'Outside India' } };
}

function isPlace(text: string): boolean {
  return stateByName(text) !== undefined || countryByName(text) !== undefined;
}
