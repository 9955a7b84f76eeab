import { nameOfMethod } from '../../shared/payments/payment-methods.ts';
import { formatIndianDate, formatIndianTime } from '../../shared/values/indian-time.ts';
import { formatMoney, toMajorUnits } from '../../shared/values/money.ts';
import { paymentFacts } from './payment-facts.ts';
import type { LabelledText, PartyView, ReceiptView } from '../../shared/receipts/receipt-view.ts';
import type {
  Receipt,
  ReceiptBuyer,
  ReceiptItem,
  ReceiptSeller,
  Tax,
} from '../../shared/receipts/receipts.ts';

/** Formats a receipt for the page and the PDF. `notes` follow the receipt's own notes. */
export function toReceiptView(receipt: Receipt, notes: readonly string[] = []): ReceiptView {
  const { title, number, seller, payment, tax } = receipt;
  return {
    title,
    number,
    brand: seller.name,
    paid: `Paid on ${formatIndianDate(payment.paidAt)}`,
    total: { label: 'Total paid', text: money(receipt, receipt.totalMinor) },
    totalInWords: receipt.totalInWords,
    facts: factsOf(receipt),
    seller: viewSeller(seller),
    buyer: viewBuyer(receipt.buyer),
    columns: tax ? ['Description', 'Taxable value', 'Tax', 'Amount'] : ['Description', 'Amount'],
    rows: receipt.items.map((item) => rowOf(receipt, item)),
    sums: sumsOf(receipt),
    payment: paymentOf(receipt),
    notes: [...notesOf(receipt), ...notes],
  };
}

function money({ currency }: Pick<Receipt, 'currency'>, amountMinor: number): string {
  return formatMoney(toMajorUnits(amountMinor), currency, { inColumns: true });
}

function factsOf({ issuedAt, paidFor, tax }: Receipt): LabelledText[] {
  return [
    { label: 'Date of issue', text: formatIndianTime(issuedAt) },
    ...(paidFor.number === ''
      ? []
      : [{ label: paidForLabels[paidFor.type], text: paidFor.number }]),
    ...(tax
      ? [
          {
            label: 'Place of supply',
            text: `${tax.placeOfSupply.name} (${tax.placeOfSupply.code})`,
          },
          { label: 'SAC', text: tax.sac },
          { label: 'Reverse charge', text: 'No' },
        ]
      : []),
  ];
}

const paidForLabels = { product_order: 'Order', invoice: 'Invoice' } as const;

function viewSeller(seller: ReceiptSeller): PartyView {
  const { legalEntity, addressLines, gstin, email, phone } = seller;
  const registration = gstin === null ? [] : [`GSTIN ${gstin}`];
  return {
    label: 'From',
    name: legalEntity,
    lines: [...addressLines, ...registration, email, phone],
  };
}

function viewBuyer(buyer: ReceiptBuyer | null): PartyView {
  const label = 'Billed to';
  if (!buyer) return { label, name: 'Removed (account deleted)', lines: [] };
  const { company = '', gstin } = buyer;
  const [name = 'Customer', ...lines] = [
    company,
    ...(buyer.name === company ? [] : [buyer.name]),
    ...buyer.addressLines,
    gstin === undefined ? '' : `GSTIN ${gstin}`,
    buyer.email,
    buyer.phone,
  ].filter((text) => text !== '');
  return { label, name, lines };
}

function rowOf(receipt: Receipt, { description, amountMinor, split }: ReceiptItem): string[] {
  const amount = money(receipt, amountMinor);
  if (!split) return [description, amount];
  const tax = amountMinor - split.taxableMinor;
  return [description, money(receipt, split.taxableMinor), money(receipt, tax), amount];
}

function sumsOf(receipt: Receipt): LabelledText[] {
  const { tax } = receipt;
  if (!tax) return [];
  return [
    { label: 'Taxable value', text: money(receipt, tax.taxableMinor) },
    ...tax.taxes.map((line) => ({
      label: nameTax(line),
      text: money(receipt, line.amountMinor),
    })),
    ...(tax.taxes.length === 0 ? [{ label: 'IGST (zero-rated)', text: money(receipt, 0) }] : []),
  ];
}

function nameTax({ name, ratePercent }: Tax): string {
  return `${name} ${ratePercent}%`;
}

function paymentOf({ payment }: Receipt): LabelledText[] {
  const { method, providerOrderId } = payment;
  const { label, id, paidOn } = paymentFacts(payment.id, payment.paidAt);
  return [
    { label, text: id },
    ...(method === null ? [] : [{ label: 'Method', text: nameOfMethod(method) }]),
    { label: 'Paid on', text: paidOn },
    ...(providerOrderId === null ? [] : [{ label: 'Razorpay order ID', text: providerOrderId }]),
  ];
}

function notesOf({ title, seller, tax, reversedAt }: Receipt): string[] {
  return [
    ...(reversedAt
      ? [`Not valid. We reversed this payment on ${formatIndianDate(reversedAt)}.`]
      : []),
    ...(tax?.note ? [tax.note] : []),
    ...(title === 'Receipt' ? ['No GST has been charged.'] : []),
    `Issued electronically by ${seller.legalEntity}. No signature is required.`,
  ];
}
