import type { PayableType } from '@shared/endpoints.ts';
import type { PayableFilter } from '../payable-filter.ts';
import { csvDay, csvHead, csvLines, csvTime, type Cell, type CsvPart } from '../../lists/csv.ts';
import { isCustomerEntered, customerEnteredMark, type AdminPayable } from '../admin-payable.ts';
import { readCount } from '../../lists/api/read-once.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { findPayables, payableOf } from './watch-payables.ts';
import { toQuery } from '../../../core/database/to-query.ts';
import { toRow } from '../../lists/api/read-from-sdk.ts';
import { readCustomer } from '../../customers/api/read-customer.ts';

const names = [
  'Number',
  'Source',
  'Created',
  'Due',
  'Customer',
  'Email',
  'Amount',
  'Currency',
  'Status',
  'Refunded',
  'Charged back',
  'Paid',
  'Payment ID',
  'Receipt number',
] as const;

export async function countPayables(type: PayableType, filter: PayableFilter): Promise<number> {
  const { query } = await findPayables(type, filter);
  return query ? readCount(query) : 0;
}

export async function* exportPayables(
  type: PayableType,
  filter: PayableFilter,
): AsyncGenerator<CsvPart> {
  const { query, isPartial } = await findPayables(type, filter);
  yield { text: csvHead(names), rows: 0, read: 0, isPartial };
  if (!query) return;
  for await (const documents of readPages(toQuery(query))) {
    const lines = await Promise.all(
      documents.map((document) => toLine(payableOf(type, toRow(document)))),
    );
    yield { text: csvLines(lines), rows: lines.length, read: documents.length };
  }
}

async function toLine(payable: AdminPayable): Promise<Cell[]> {
  const { number, createdAt, issued, amount, currency, status, refundedAmount } = payable;
  const { type, uid, paidAt, paymentId, receiptNumber, isErased } = payable;
  // An invoice holds its customer's name. An erased record holds none.
  const { name, email } = type === 'invoice' || isErased ? payable : await readCustomer(uid);
  return [
    number,
    originOf(payable),
    csvTime(createdAt),
    csvDay(issued?.dueAt),
    name,
    email,
    amount,
    currency,
    status,
    refundedAmount,
    payable.chargedBackAmount,
    csvTime(paidAt),
    paymentId,
    receiptNumber,
  ];
}

function originOf(payable: AdminPayable): string {
  if (payable.type === 'product_order') return 'Order';
  return isCustomerEntered(payable) ? customerEnteredMark : 'Issued';
}
