import { erasedNote } from '../../../shared/admin/audit.ts';
import {
  isIssued,
  isIssuedByStaff,
  type IssuedFields,
  type NewInvoice,
} from '../../../shared/payments/invoices.ts';
import type { NewOrder, OperatorChange, PaidFields } from '../../../shared/payments/orders.ts';

export type PayableCollection = 'orders' | 'invoices';
type Fields = Record<string, unknown>;

/**
 * Returns whether the books need an order or invoice: staff issued it, or it was paid. The account's deletion ends its
 * plans, so nothing is owed for another term.
 */
export function mustKeep(payable: Fields): boolean {
  const wasPaid = payable['paymentId'] !== undefined || paid.has(payable['status']);
  return wasPaid || isIssuedByStaff(payable);
}

/** An operator who records a payment by hand may have left out its id. */
const paid: ReadonlySet<unknown> = new Set(['Paid', 'Completed', 'Refunded']);

/** Returns the fields that stay. None of them may name the customer or contain staff's notes. */
export function keptFields(name: PayableCollection, payable: Fields): Fields {
  const stays = new Set<string>([...fieldsOf[name], ...serverFields]);
  // Customers can enter any text as an invoice number.
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
    'paidLines',
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
  'chargedBackAmount',
  'chargedBackAt',
  'unchangedPlans',
  'operatorChanges',
] as const satisfies readonly (
  | keyof PaidFields
  | 'createdAt'
  | 'paidAt'
  | 'refundedAt'
  | 'chargedBackAt'
  | 'operatorChanges'
)[];
