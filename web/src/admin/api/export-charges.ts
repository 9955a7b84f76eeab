import { formatIndianDate } from '@shared/indian-time.ts';
import type { ChargeType } from '@shared/endpoints.ts';
import type { ChargeFilter } from '../charge-filter.ts';
import { csvHead, csvLines, csvMoment, type Cell } from '../csv.ts';
import { toDeskCharge, type DeskCharge } from '../desk-charge.ts';
import { readPages } from './read-pages.ts';
import { placeOf, queryOfCharges } from './watch-charges.ts';
import { readCustomer } from './watch-record.ts';

export interface CsvPart {
  text: string;
  /** How many rows it has. */
  rows: number;
}

const names = [
  'Number',
  'Created',
  'Due',
  'Customer',
  'E-mail',
  'Amount',
  'Currency',
  'Status',
  'Refunded',
  'Paid',
  'Payment',
  'Receipt',
] as const;

/** Everything that a filter shows, part by part. */
export async function* exportCharges(
  type: ChargeType,
  filter: ChargeFilter,
): AsyncGenerator<CsvPart> {
  yield { text: csvHead(names), rows: 0 };
  const asked = await queryOfCharges(type, filter);
  if (!asked) return;
  for await (const documents of readPages(asked)) {
    const rows = await Promise.all(
      documents.map((document) => toRow(toDeskCharge(type, placeOf(document), document.data()))),
    );
    yield { text: csvLines(rows), rows: rows.length };
  }
}

async function toRow(charge: DeskCharge): Promise<Cell[]> {
  const { number, createdAt, issued, amount, currency, status, refundedAmount } = charge;
  const { type, uid, paidAt, paymentId, receiptNumber } = charge;
  // An invoice names its customer itself.
  const { name, email } = type === 'invoice' ? charge : await readCustomer(uid);
  return [
    number,
    csvMoment(createdAt),
    issued?.dueAt ? formatIndianDate(issued.dueAt) : '',
    name,
    email,
    amount,
    currency,
    status,
    refundedAmount,
    csvMoment(paidAt),
    paymentId,
    receiptNumber,
  ];
}
