import type { PayableType } from '../../../shared/endpoints.ts';
import {
  describeInvoiceLine,
  lineTotal,
  type Invoice,
  type IssuedFields,
} from '../../../shared/payments/invoices.ts';
import {
  isCurrency,
  toMajorUnits,
  toMinorUnits,
  type Currency,
} from '../../../shared/values/money.ts';
import { describeLine, type Order, type OrderLine } from '../../../shared/payments/orders.ts';
import { soldByLine } from '../../../shared/subscriptions/sold-plan.ts';
import { indianDay } from '../../../shared/values/indian-time.ts';
import type { Profile } from '../../../shared/accounts/profiles.ts';
import { plainLine } from '../../../shared/values/plain-text.ts';
import { cityLine } from '../../../shared/values/postcode.ts';
import type {
  Receipt,
  ReceiptBuyer,
  ReceiptItem,
  ReceiptSeller,
} from '../../../shared/receipts/receipts.ts';
import { siteAddressLines } from '../../../shared/site-contact.ts';
import { site } from '../../../shared/site.ts';
import { amountInWords } from './amount-in-words.ts';
import { startedPeriods } from './paid-lines.ts';
import { splitTax } from '../../../shared/receipts/split-tax.ts';
import { gstinOf, taxOfSupply } from '../tax/tax-of-supply.ts';
import type { TaxSettings } from '../tax/tax-settings.ts';

export interface ReceiptFacts {
  number: string;
  issuedAt: Date;
  paidFor: PaidDocument;
  payment: ReceiptPaymentFacts;
  /** The sources of the buyer's data, best first. */
  profile: Pick<Profile, 'name' | 'email' | 'phone' | CompanyField | AddressField> | undefined;
  account: { name: string; email: string };
  checkoutEmail: string | null;
  /** Undefined if the seller has no GSTIN. */
  tax: TaxSettings | undefined;
}

type CompanyField = 'company' | 'gstin';
type AddressField = 'address' | 'city' | 'state' | 'postcode' | 'country';

type PaidDocument =
  | { type: Extract<PayableType, 'product_order'>; document: PaidOrder }
  | { type: Extract<PayableType, 'invoice'>; document: PaidInvoice };
type PaidOrder = Pick<Order, 'orderNumber' | 'items'>;
type PaidInvoice = Pick<Invoice, 'invoiceNumber' | 'amount' | 'name' | 'email' | 'phone'> &
  Partial<Pick<IssuedFields<unknown>, 'lines'>>;

interface ReceiptPaymentFacts {
  id: string;
  method: string | null;
  capturedAt: Date;
  razorpayOrderId: string | null;
  amountMinor: number;
  currency: string;
}

/**
 * Throws a RangeError if the items don't add up to the paid amount, or if the currency or a tax parameter is
 * invalid.
 */
export function buildReceipt(facts: ReceiptFacts): Receipt {
  const { number, issuedAt, payment, tax } = facts;
  if (!isCurrency(payment.currency)) throw new RangeError(`Unknown currency: ${payment.currency}`);
  const { items, receiptTax } = taxItems(
    itemsOf(facts.paidFor, payment.currency, indianDay(payment.capturedAt)),
    tax,
    facts.profile,
  );
  const totalMinor = items.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (totalMinor !== payment.amountMinor) {
    throw new RangeError(
      `${payment.id} is for ${payment.amountMinor}, but its items add up to ${totalMinor} (in paise or cents).`,
    );
  }
  return {
    number,
    title: tax ? 'Tax Invoice' : 'Receipt',
    issuedAt,
    seller: sellerOf(facts),
    buyer: buyerOf(facts),
    paidFor: { type: facts.paidFor.type, number: numberOf(facts.paidFor) },
    items,
    currency: payment.currency,
    totalMinor,
    totalInWords: amountInWords(totalMinor, payment.currency),
    tax: receiptTax,
    payment: {
      id: payment.id,
      method: payment.method,
      paidAt: payment.capturedAt,
      providerOrderId: payment.razorpayOrderId,
    },
  };
}

type UntaxedItem = Omit<ReceiptItem, 'split'>;

function itemsOf(
  { type, document }: PaidDocument,
  currency: Currency,
  paidOn: string,
): UntaxedItem[] {
  if (type === 'product_order') {
    return document.items.map((line) => item(describeBought(line, paidOn), line.price));
  }
  if (document.lines) {
    return document.lines.map((line) =>
      item(describeInvoiceLine(line, currency), toMajorUnits(lineTotal(line))),
    );
  }
  // The customer entered the number, which may belong to another invoice.
  return [
    item(`Invoice ${document.invoiceNumber} (number entered by the customer)`, document.amount),
  ];
}

/** Describes a line with the days of its plan, such as `APAC Debt Grid, 1 user for 1 month, 1 Nov 2026 to 30 Nov 2026`. */
function describeBought(line: OrderLine, paidOn: string): string {
  const [sold] = soldByLine(line);
  const [period] = sold ? startedPeriods([sold], paidOn) : [];
  return period ? describeLine(line).replace(period.asked, period.bought) : describeLine(line);
}

function item(description: string, amount: number): UntaxedItem {
  return { description: asLine(description), amountMinor: toMinorUnits(amount) };
}

function taxItems(
  items: readonly UntaxedItem[],
  settings: TaxSettings | undefined,
  profile: ReceiptFacts['profile'],
): { items: ReceiptItem[]; receiptTax: Receipt['tax'] } {
  if (!settings)
    return { items: items.map((line) => ({ ...line, split: null })), receiptTax: null };
  const { names, placeOfSupply, note } = taxOfSupply(settings, profile);
  const amounts = items.map(({ amountMinor }) => amountMinor);
  const { splits, sum } = splitTax(amounts, settings.ratePercent, names);
  return {
    items: items.map((line, index) => ({ ...line, split: splits[index] ?? null })),
    receiptTax: { ...sum, sac: settings.sac, placeOfSupply, note },
  };
}

function numberOf({ type, document }: PaidDocument): string {
  return asLine(type === 'product_order' ? document.orderNumber : document.invoiceNumber);
}

function sellerOf({ tax }: ReceiptFacts): ReceiptSeller {
  const { name, legalEntity, email, phone } = site;
  return {
    name,
    legalEntity,
    addressLines: siteAddressLines,
    email,
    phone,
    gstin: tax?.gstin ?? null,
  };
}

/** Returns the buyer named on the invoice. The account and the profile fill in missing data. */
function buyerOf({ paidFor, profile, account, checkoutEmail, tax }: ReceiptFacts): ReceiptBuyer {
  const invoice = paidFor.type === 'invoice' ? paidFor.document : undefined;
  const { address, city, state, postcode, country } = profile ?? {};
  const cityParts = { city: asLine(city), state: asLine(state), postcode: asLine(postcode) };
  const company = firstFilled(profile?.company);
  const gstin = tax ? gstinOf(profile) : '';
  return {
    ...(company !== '' && { company }),
    ...(gstin !== '' && { gstin }),
    name: firstFilled(invoice?.name, profile?.name, account.name),
    email: firstFilled(invoice?.email, account.email, profile?.email, checkoutEmail),
    phone: firstFilled(invoice?.phone, profile?.phone),
    addressLines: filled([inOneLine(address), cityLine(cityParts), country]),
  };
}

function inOneLine(text: string | undefined): string | undefined {
  return text?.replace(/\s*[\r\n]+\s*/g, ', ');
}

function firstFilled(...texts: (string | null | undefined)[]): string {
  return filled(texts)[0] ?? '';
}

function filled(texts: readonly (string | null | undefined)[]): string[] {
  return texts.map(asLine).filter((text) => text !== '');
}

/** Customers can store only text, but the operator may have entered a number by hand. */
function asLine(entered: string | number | null | undefined): string {
  return plainLine(String(entered ?? ''));
}
