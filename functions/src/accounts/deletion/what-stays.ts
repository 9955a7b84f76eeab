import { erasedNote } from '../../../shared/admin/audit.ts';
import type { IssuedFields, NewInvoice } from '../../../shared/payments/invoices.ts';
import type { NewOrder, OperatorChange, PaidFields } from '../../../shared/payments/orders.ts';

export type PayableCollection = 'orders' | 'invoices';
type Fields = Record<string, unknown>;

/** Whether the books need an order or invoice after its account: the operator issued it, or money was taken for it. */
export function mustStay(payable: Fields): boolean {
  return isIssued(payable) || payable['paymentId'] !== undefined || paid.has(payable['status']);
}

/** An invoice that the operator issued has lines. */
export function isIssued({ lines }: Fields): boolean {
  return lines !== undefined;
}

/** An operator who books a payment by hand may have left out its id. */
const paid: ReadonlySet<unknown> = new Set(['Paid', 'Completed', 'Refunded']);

/** What stays of an order or invoice: no field that may name its customer, and no words of staff. */
export function whatStays(name: PayableCollection, payable: Fields): Fields {
  const stays = new Set<string>([...fieldsOf[name], ...serverFields]);
  // A customer types any words as the number of an invoice.
  if (name === 'invoices' && !isIssued(payable)) stays.delete('invoiceNumber');
  const kept = Object.fromEntries(Object.entries(payable).filter(([field]) => stays.has(field)));
  const { note, operatorChanges } = kept as Partial<Kept>;
  return {
    ...kept,
    ...(typeof note === 'string' && { note: erasedNote }),
    ...(operatorChanges && { operatorChanges: operatorChanges.map(withoutNote) }),
  };
}

interface Kept {
  note: string | null;
  operatorChanges: OperatorChange<unknown>[];
}

function withoutNote<Line extends OperatorChange<unknown>>(line: Line): Line {
  return line.note === null ? line : { ...line, note: erasedNote };
}

const fieldsOf = {
  orders: ['items', 'total', 'currency', 'status', 'orderNumber'],
  invoices: [
    'invoiceNumber',
    'amount',
    'currency',
    'status',
    'lines',
    'dueAt',
    'note',
    'remindedAt',
  ],
} as const satisfies {
  orders: readonly (keyof NewOrder)[];
  invoices: readonly (keyof NewInvoice | keyof IssuedFields<unknown>)[];
};

const serverFields = [
  'createdAt',
  'paymentId',
  'receiptNumber',
  'refundedAmount',
  'paidAt',
  'refundedAt',
  'operatorChanges',
] as const satisfies readonly (
  | keyof PaidFields
  | 'createdAt'
  | 'paidAt'
  | 'refundedAt'
  | 'operatorChanges'
)[];
