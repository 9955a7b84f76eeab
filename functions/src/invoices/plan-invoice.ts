import { Timestamp } from 'firebase-admin/firestore';
import { describeTerm } from '../../shared/catalogue/quantity.ts';
import { isInvoiceAmount, totalOfLines, type InvoiceLine } from '../../shared/payments/invoices.ts';
import type {
  PlanRequest,
  RequestedTerm,
  SoldPlan,
} from '../../shared/subscriptions/subscription.ts';
import { endOfIndianDay } from '../../shared/values/indian-time.ts';
import { toMajorUnits, type Currency } from '../../shared/values/money.ts';
import { nameOfProduct, periodOf } from '../subscriptions/term-texts.ts';
import type { IssuedInvoice } from './issued-invoice.ts';

export type PlanInvoice = IssuedInvoice & PlanRequest;

export interface Buyer {
  name: string;
  email: string;
  phone: string;
}

interface PlanInvoiceFacts {
  buyer: Buyer;
  invoiceNumber: string;
  currency: Currency;
  lines: InvoiceLine[];
  request: PlanRequest;
  /** The last day in India for paying on time. */
  dueOn: string;
  /** Shown to the customer. */
  note?: string;
  now: Date;
}

/** Returns an invoice for plans; undefined if its amount can't be charged in one payment. */
export function newPlanInvoice(facts: PlanInvoiceFacts): PlanInvoice | undefined {
  const { buyer, invoiceNumber, currency, lines, request, dueOn, note = null, now } = facts;
  const amount = toMajorUnits(totalOfLines(lines));
  if (!isInvoiceAmount(amount)) return undefined;
  return {
    ...buyer,
    invoiceNumber,
    amount,
    currency,
    status: 'Pending',
    lines,
    dueAt: Timestamp.fromDate(endOfIndianDay(dueOn) ?? now),
    note,
    createdAt: Timestamp.fromDate(now),
    ...request,
  };
}

/** Returns the lines of a plan that an invoice sells. They say that staff agreed the price, if they did. */
export function linesOfSold({ id, seats, term, rate, isAgreed }: SoldPlan): InvoiceLine[] {
  return planLines({ productId: id, seats, rate }, describeTerm(term), isAgreed);
}

/** Returns the lines of a term that an invoice asks to pay. They say that staff agreed the price, if they did. */
export function linesOfTerm(requested: RequestedTerm, isAgreed: boolean): InvoiceLine[] {
  return planLines(requested, periodOf(requested), isAgreed);
}

/** Returns the lines of a product for a period: the platform fee, if there is one, and the users. */
function planLines(
  { productId, seats, rate }: Pick<RequestedTerm, 'productId' | 'seats' | 'rate'>,
  period: string,
  isAgreed: boolean,
): InvoiceLine[] {
  const name = nameOfProduct(productId);
  const line = (what: string, quantity: number, unitMinor: number) => {
    const description = `${name}, ${what} for ${period}`;
    return { description, quantity, unitPrice: toMajorUnits(unitMinor) };
  };
  const user = isAgreed ? '1 user at the agreed price' : '1 user';
  return [
    ...(rate.base > 0 ? [line('platform fee', 1, rate.base)] : []),
    ...(seats > 0 ? [line(user, seats, rate.seat)] : []),
  ];
}

/** Returns the id of an invoice for a plan. Customers can't create an invoice whose id begins like it. */
export function planInvoiceId(planId: string, day: string, invoiceNumber: string): string {
  const sequence = invoiceNumber.slice(invoiceNumber.lastIndexOf('/') + 1);
  return `sub_${planId}_${day.replaceAll('-', '')}_${sequence}`;
}
