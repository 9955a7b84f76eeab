import { collections } from '@shared/collections.ts';
import {
  currencies,
  defaultCurrency,
  isCurrency,
  toMajorUnits,
  type Currency,
} from '@shared/money.ts';
import type { Tax } from '@shared/receipts.ts';
import {
  collection,
  count,
  getAggregateFromServer,
  orderBy,
  query,
  sum,
  where,
  type DocumentData,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, numberOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { csvHead, csvLines, csvMoment, type Cell } from '../csv.ts';
import type { StatementMonth } from '../statement.ts';
import type { CsvPart } from './export-charges.ts';
import { readPages } from './read-pages.ts';

/** The payments of a month in one currency. Amounts are in minor units, fee and tax in paise. */
export interface StatementTotal {
  currency: Currency;
  payments: number;
  receivedMinor: number;
  feeMinor: number;
  feeTaxMinor: number;
}

/** Sums in the database, without currencies of no payment. */
export async function readTotals(month: StatementMonth): Promise<StatementTotal[]> {
  const totals = await Promise.all(currencies.map((currency) => readTotal(month, currency)));
  return totals.filter(({ payments }) => payments > 0);
}

async function readTotal(
  { begin, end }: StatementMonth,
  currency: Currency,
): Promise<StatementTotal> {
  const captured = query(
    collection(firestore(), collections.payments),
    where('currency', '==', currency),
    where('capturedAt', '>=', begin),
    where('capturedAt', '<', end),
  );
  const sums = await getAggregateFromServer(captured, {
    payments: count(),
    receivedMinor: sum('amountMinor'),
    feeMinor: sum('feeMinor'),
    feeTaxMinor: sum('taxMinor'),
  });
  return { currency, ...sums.data() };
}

const names = [
  'Kind',
  'Moment',
  'Id',
  'Payment',
  'Document',
  'Currency',
  'Amount',
  'Fee in INR with tax',
  'Tax in the fee in INR',
  'Taxable value',
  'CGST',
  'SGST',
  'UTGST',
  'IGST',
  'Place of supply',
  'Buyer',
] as const;

type Row = Partial<Record<(typeof names)[number], Cell>>;

/** Each payment, refund and receipt of a month, part by part. */
export async function* exportStatement(month: StatementMonth): AsyncGenerator<CsvPart> {
  yield { text: csvHead(names), rows: 0 };
  yield* rowsOf(within(collections.payments, 'capturedAt', month), toPayment);
  yield* rowsOf(within(collections.refunds, 'createdAt', month), toRefund);
  yield* rowsOf(within(collections.receipts, 'issuedAt', month), toReceipt);
}

function within(name: string, moment: string, { begin, end }: StatementMonth): Query {
  return query(
    collection(firestore(), name),
    where(moment, '>=', begin),
    where(moment, '<', end),
    orderBy(moment),
  );
}

async function* rowsOf(
  asked: Query,
  toRow: (document: QueryDocumentSnapshot) => Row,
): AsyncGenerator<CsvPart> {
  for await (const documents of readPages(asked)) {
    const rows = documents.map((document) => {
      const row = toRow(document);
      return names.map((name) => row[name] ?? '');
    });
    yield { text: csvLines(rows), rows: rows.length };
  }
}

function toPayment(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  return {
    Kind: 'Payment',
    Moment: csvMoment(dateOf(data['capturedAt'])),
    Id: document.id,
    Payment: document.id,
    Document: textOf(data['path']),
    Currency: currencyOf(data),
    Amount: major(data['amountMinor']),
    'Fee in INR with tax': major(data['feeMinor']),
    'Tax in the fee in INR': major(data['taxMinor']),
  };
}

/** As it was asked for. One that was not made says so. */
function toRefund(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  const state = textOf(data['state']);
  return {
    Kind: state === 'made' ? 'Refund' : `Refund, ${state}`,
    Moment: csvMoment(dateOf(data['createdAt'])),
    Id: textOf(data['razorpayRefundId']) || document.id,
    Payment: textOf(data['paymentId']),
    Currency: currencyOf(data),
    Amount: -major(data['amountMinor']),
  };
}

function toReceipt(document: QueryDocumentSnapshot): Row {
  const data: DocumentData = document.data();
  const { tax, payment, buyer } = data as {
    tax?: { taxableMinor: number; taxes: Tax[]; placeOfSupply: { name: string } } | null;
    payment?: { id?: string };
    buyer?: { name?: string } | null;
  };
  return {
    Kind: textOf(data['title']) || 'Receipt',
    Moment: csvMoment(dateOf(data['issuedAt'])),
    Id: textOf(data['number']),
    Payment: textOf(payment?.id),
    Document: textOf(data['path']),
    Currency: currencyOf(data),
    Amount: major(data['totalMinor']),
    ...(tax && {
      'Taxable value': toMajorUnits(tax.taxableMinor),
      ...Object.fromEntries(
        tax.taxes.map(({ name, amountMinor }) => [name, toMajorUnits(amountMinor)]),
      ),
      'Place of supply': tax.placeOfSupply.name,
    }),
    Buyer: textOf(buyer?.name),
  };
}

function currencyOf({ currency }: DocumentData): Currency {
  return isCurrency(currency) ? currency : defaultCurrency;
}

function major(value: unknown): number {
  return toMajorUnits(numberOf(value));
}
