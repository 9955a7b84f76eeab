import { collections } from '@shared/collections.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import type { Tax } from '@shared/receipts/receipts.ts';
import {
  collection,
  getCountFromServer,
  orderBy,
  query,
  where,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { csvHead, csvLines, csvTime, type Cell } from '../../lists/csv.ts';
import { hrefOfRecord } from '../../records/href-of-record.ts';
import type { Month } from '../../lists/months.ts';
import type { CsvPart } from '../../lists/csv.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { chargedBackIn, readChargebacks } from './read-chargebacks.ts';
import { readByIds } from './read-by-ids.ts';
import {
  currencyOf,
  readRefunds,
  refundedIn,
  type MonthReturn,
  type ReturnPart,
} from './read-refunds.ts';

/** Only one type of row fills each column of amounts, so its sum has one meaning. */
const names = [
  'Type',
  'Date and time',
  'ID',
  'Payment ID',
  'Paid for',
  'Admin panel link',
  'Currency',
  'Paid',
  'Paid in INR',
  'Refunded',
  'Refunded in INR',
  'Charged back',
  'Charged back in INR',
  'Receipt total',
  'Fee in INR (incl. tax)',
  'Tax on fee in INR',
  'Method',
  'Receipt number',
  'Reason',
  'Taxable value',
  'CGST',
  'SGST',
  'UTGST',
  'IGST',
  'Place of supply',
  'Buyer',
  "Buyer's GSTIN",
] as const;

type Row = Partial<Record<(typeof names)[number], Cell>>;

export async function countStatement(month: Month): Promise<number> {
  const counts = await Promise.all(
    [
      within(collections.payments, 'capturedAt', month),
      refundedIn(month),
      chargedBackIn(month),
      within(collections.receipts, 'issuedAt', month),
    ].map((source) => getCountFromServer(source)),
  );
  return counts.reduce((all, one) => all + one.data().count, 0);
}

export async function* exportStatement(wholeMonth: Month): AsyncGenerator<CsvPart> {
  yield { text: csvHead(names), rows: 0, read: 0 };
  // A payment of this moment would otherwise have a receipt below and no row above.
  const month = { ...wholeMonth, end: earlier(wholeMonth.end, new Date()) };
  for await (const payments of readPages(within(collections.payments, 'capturedAt', month))) {
    const receipts = await readReceipts(payments.map(({ id }) => id));
    yield toPart(
      payments.map((payment) => ({
        ...toPayment(payment),
        ...ofReceipt(receipts.get(payment.id)),
      })),
      payments.length,
    );
  }
  yield await refundsOf(month);
  yield await chargebacksOf(month);
  for await (const receipts of readPages(within(collections.receipts, 'issuedAt', month))) {
    yield toPart(
      receipts.map((receipt) => toReceipt(receipt.data())),
      receipts.length,
    );
  }
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

async function refundsOf(month: Month): Promise<CsvPart> {
  const { returns, read, receipts } = await collect(readRefunds(month));
  const requests = await readByIds(
    { name: collections.refunds, field: 'razorpayRefundId' },
    returns.map(({ id }) => id),
  );
  const rows = returns.map((refund) => ({
    ...toRefund(refund),
    ...ofReceipt(receipts.get(refund.paymentId)),
    Reason: textOf(requests.get(refund.id)?.['note']),
  }));
  return toPart(rows, read);
}

async function chargebacksOf(month: Month): Promise<CsvPart> {
  const { returns, read, receipts } = await collect(readChargebacks(month));
  const rows = returns.map((chargeback) => ({
    ...toChargeback(chargeback),
    ...ofReceipt(receipts.get(chargeback.paymentId)),
  }));
  return toPart(rows, read);
}

/** Collects returns in one part, because they are read by payment and sorted by their own time. */
async function collect(parts: AsyncIterable<ReturnPart>) {
  const all: MonthReturn[] = [];
  let read = 0;
  for await (const part of parts) {
    all.push(...part.returns);
    read += part.read;
  }
  const returns = all.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  const receipts = await readReceipts(returns.map(({ paymentId }) => paymentId));
  return { returns, read, receipts };
}

function readReceipts(paymentIds: readonly string[]): Promise<Map<string, DocumentData>> {
  const ids = [...new Set(paymentIds)];
  return readByIds({ name: collections.receipts, field: 'payment.id' }, ids);
}

/** Returns what the receipt says about its payment. */
function ofReceipt(receipt: DocumentData | undefined): Row {
  if (!receipt) return {};
  const { ID, 'Paid for': paidFor, Buyer, "Buyer's GSTIN": gstin } = toReceipt(receipt);
  return { 'Receipt number': ID, 'Paid for': paidFor, Buyer, "Buyer's GSTIN": gstin };
}

function within(name: string, timeField: string, { begin, end }: Month): Query {
  return query(
    collection(firestore(), name),
    where(timeField, '>=', begin),
    where(timeField, '<', end),
    orderBy(timeField),
  );
}

function toPart(rows: readonly Row[], read: number): CsvPart {
  const cells = rows.map((row) => names.map((name) => row[name] ?? ''));
  return { text: csvLines(cells), rows: cells.length, read };
}

function toPayment(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  return {
    Type: 'Payment',
    'Date and time': csvTime(dateOf(data['capturedAt'])),
    ID: document.id,
    'Payment ID': document.id,
    'Admin panel link': pageOf(data),
    Currency: currencyOf(data),
    Paid: major(data['amountMinor']),
    Method: textOf(data['method']),
    ...valueOf(data),
    'Fee in INR (incl. tax)': major(data['feeMinor']),
    'Tax on fee in INR': major(data['taxMinor']),
  };
}

/**
 * Returns the amount in rupees that Razorpay settles. For another currency, it is missing until Razorpay reports
 * it.
 */
function valueOf(data: DocumentData): Row {
  if (currencyOf(data) === 'INR') return { 'Paid in INR': major(data['amountMinor']) };
  const value: unknown = data['baseAmountMinor'];
  return typeof value === 'number' ? { 'Paid in INR': toMajorUnits(value) } : {};
}

function toRefund(refund: MonthReturn): Row {
  const { amountMinor, valueMinor } = refund;
  return {
    Type: 'Refund',
    ...toReturn(refund),
    Refunded: toMajorUnits(amountMinor),
    ...(valueMinor !== undefined && { 'Refunded in INR': toMajorUnits(valueMinor) }),
  };
}

function toChargeback(chargeback: MonthReturn): Row {
  const { amountMinor, valueMinor } = chargeback;
  return {
    Type: 'Chargeback',
    ...toReturn(chargeback),
    'Charged back': toMajorUnits(amountMinor),
    ...(valueMinor !== undefined && { 'Charged back in INR': toMajorUnits(valueMinor) }),
  };
}

function toReturn({ id, paymentId, path, currency, createdAt }: MonthReturn): Row {
  return {
    'Date and time': csvTime(createdAt),
    ID: id,
    'Payment ID': paymentId,
    'Admin panel link': pageOf({ path }),
    Currency: currency,
  };
}

function toReceipt(data: DocumentData): Row {
  const { tax, payment, paidFor, buyer } = data as {
    tax?: { taxableMinor: number; taxes: Tax[]; placeOfSupply: { name: string } } | null;
    payment?: { id?: string };
    paidFor?: { number?: string };
    buyer?: { name?: string; company?: string; gstin?: string } | null;
  };
  return {
    Type: textOf(data['title']) || 'Receipt',
    'Date and time': csvTime(dateOf(data['issuedAt'])),
    ID: textOf(data['number']),
    'Receipt number': textOf(data['number']),
    'Payment ID': textOf(payment?.id),
    'Paid for': textOf(paidFor?.number),
    'Admin panel link': pageOf(data),
    Currency: currencyOf(data),
    'Receipt total': major(data['totalMinor']),
    ...(tax && {
      'Taxable value': toMajorUnits(tax.taxableMinor),
      ...Object.fromEntries(
        tax.taxes.map(({ name, amountMinor }) => [name, toMajorUnits(amountMinor)]),
      ),
      'Place of supply': tax.placeOfSupply.name,
    }),
    Buyer: textOf(buyer?.company) || textOf(buyer?.name),
    "Buyer's GSTIN": textOf(buyer?.gstin),
  };
}

function pageOf({ path }: DocumentData): string {
  const href = hrefOfRecord(textOf(path));
  return href === undefined ? '' : new URL(href, location.origin).href;
}

function major(value: unknown): number {
  return toMajorUnits(numberOf(value));
}
