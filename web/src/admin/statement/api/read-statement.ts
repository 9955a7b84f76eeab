import { collections } from '@shared/collections.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import type { Tax } from '@shared/receipts/receipts.ts';
import {
  getCountFromServer,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { csvHead, csvTime, type CsvPart } from '../../lists/csv.ts';
import type { Month } from '../../lists/months.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { toBankPayment, toReversal } from './bank-rows.ts';
import { chargedBackIn, readChargebacks } from './read-chargebacks.ts';
import { readByIds } from './read-by-ids.ts';
import {
  currencyOf,
  readRefunds,
  refundedIn,
  type MonthReturn,
  type ReturnPart,
} from './read-refunds.ts';
import { major, names, pageOf, toPart, within, type Row } from './statement-row.ts';

export async function countStatement(month: Month): Promise<number> {
  const counts = await Promise.all(
    [
      within(collections.payments, 'capturedAt', month),
      within(collections.bankPayments, 'capturedAt', month),
      refundedIn(month),
      chargedBackIn(month),
      within(collections.bankPayments, 'reversedAt', month),
      within(collections.receipts, 'issuedAt', month),
    ].map((source) => getCountFromServer(source)),
  );
  return counts.reduce((all, one) => all + one.data().count, 0);
}

export async function* exportStatement(wholeMonth: Month): AsyncGenerator<CsvPart> {
  yield { text: csvHead(names), rows: 0, read: 0 };
  // A payment of this moment would otherwise have a receipt below and no row above.
  const month = { ...wholeMonth, end: earlier(wholeMonth.end, new Date()) };
  const { payments, bankPayments } = collections;
  yield* withReceipts(within(payments, 'capturedAt', month), toPayment);
  yield* withReceipts(within(bankPayments, 'capturedAt', month), toBankPayment);
  yield await refundsOf(month);
  yield await chargebacksOf(month);
  yield* withReceipts(within(bankPayments, 'reversedAt', month), toReversal);
  for await (const receipts of readPages(within(collections.receipts, 'issuedAt', month))) {
    yield toPart(
      receipts.map((receipt) => toReceipt(receipt.data())),
      receipts.length,
    );
  }
}

/** Reads payments and what their receipts say about them. */
async function* withReceipts(
  source: Query,
  toRow: (payment: QueryDocumentSnapshot) => Row,
): AsyncGenerator<CsvPart> {
  for await (const payments of readPages(source)) {
    const receipts = await readReceipts(payments.map(({ id }) => id));
    const rows = payments.map((payment) => ({
      ...toRow(payment),
      ...ofReceipt(receipts.get(payment.id)),
    }));
    yield toPart(rows, payments.length);
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
