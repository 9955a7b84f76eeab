import type { PayableType } from '@shared/endpoints.ts';
import { getCountFromServer } from 'firebase/firestore';
import type { PayableFilter } from '../payable-filter.ts';
import { csvDay, csvHead, csvLines, csvTime, type Cell, type CsvPart } from '../../lists/csv.ts';
import {
  isCustomerEntered,
  toAdminPayable,
  customerEnteredMark,
  type AdminPayable,
} from '../admin-payable.ts';
import { readPages } from '../../lists/api/read-pages.ts';
import { payablesQuery, uidAndIdOf } from './watch-payables.ts';
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
  const matching = await payablesQuery(type, filter);
  return matching ? (await getCountFromServer(matching.sorted)).data().count : 0;
}

export async function* exportPayables(
  type: PayableType,
  filter: PayableFilter,
): AsyncGenerator<CsvPart> {
  const matching = await payablesQuery(type, filter);
  yield { text: csvHead(names), rows: 0, read: 0, isPartial: matching?.isPartial };
  if (!matching) return;
  for await (const documents of readPages(matching.sorted)) {
    const rows = await Promise.all(
      documents.map((document) =>
        toRow(toAdminPayable(type, uidAndIdOf(document), document.data())),
      ),
    );
    yield { text: csvLines(rows), rows: rows.length, read: documents.length };
  }
}

async function toRow(payable: AdminPayable): Promise<Cell[]> {
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
