import { toMajorUnits } from '@shared/values/money.ts';
import {
  collection,
  orderBy,
  query,
  where,
  type DocumentData,
  type Query,
} from 'firebase/firestore';
import { numberOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { csvLines, type Cell, type CsvPart } from '../../lists/csv.ts';
import type { Month } from '../../lists/months.ts';
import { hrefOfRecord } from '../../records/href-of-record.ts';

/** Only one type of row fills each column of amounts, so its sum has one meaning. */
export const names = [
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
  'Reversed',
  'Reversed in INR',
  'Receipt total',
  'Fee in INR (incl. tax)',
  'Tax on fee in INR',
  'Method',
  'Bank reference',
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

export type Row = Partial<Record<(typeof names)[number], Cell>>;

export function within(name: string, timeField: string, { begin, end }: Month): Query {
  return query(
    collection(firestore(), name),
    where(timeField, '>=', begin),
    where(timeField, '<', end),
    orderBy(timeField),
  );
}

export function toPart(rows: readonly Row[], read: number): CsvPart {
  const cells = rows.map((row) => names.map((name) => row[name] ?? ''));
  return { text: csvLines(cells), rows: cells.length, read };
}

export function pageOf({ path }: DocumentData): string {
  const href = hrefOfRecord(textOf(path));
  return href === undefined ? '' : new URL(href, location.origin).href;
}

export function major(value: unknown): number {
  return toMajorUnits(numberOf(value));
}
