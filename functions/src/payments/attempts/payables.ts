import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { userCollectionPath } from '../../../shared/collections.ts';
import { payableTypes, type PayableType } from '../../../shared/endpoints.ts';
import { isInvoiceAmount, type Invoice } from '../../../shared/payments/invoices.ts';
import {
  isCurrency,
  isChargeableAmount,
  toMinorUnits,
  type Currency,
} from '../../../shared/values/money.ts';
import type { Purchase } from '../../../shared/catalogue/quantity.ts';
import { isPricedByCatalogue, toPurchase, type Order } from '../../../shared/payments/orders.ts';
import { typedCollection } from '../../platform/firebase.ts';

export interface Payable {
  type: PayableType;
  status: string;
  amountMinor: number;
  currency: Currency;
  /** What an order sells; empty for an invoice. */
  lines: Purchase[];
}

const collectionOf = { product_order: 'orders', invoice: 'invoices' } as const;

export function payableReference(uid: string, type: PayableType, id: string): DocumentReference {
  return typedCollection(userCollectionPath(uid, collectionOf[type])).doc(id);
}

export function payableTypeOf({ parent }: DocumentReference): PayableType | undefined {
  return payableTypes.find((type) => collectionOf[type] === parent.id);
}

/** Returns undefined if the order or invoice is invalid, or an order's price isn't the catalogue's. */
export function readPayable(snapshot: DocumentSnapshot, type: PayableType): Payable | undefined {
  return type === 'product_order' ? readOrder(snapshot) : readInvoice(snapshot);
}

function readOrder(snapshot: DocumentSnapshot): Payable | undefined {
  const order = snapshot.data() as Order;
  if (!isPricedByCatalogue(order) || order.currency !== 'INR') return undefined;
  const { status, total, currency, items } = order;
  const lines = items.map(toPurchase);
  return { type: 'product_order', status, amountMinor: toMinorUnits(total), currency, lines };
}

function readInvoice(snapshot: DocumentSnapshot): Payable | undefined {
  const { status, amount, currency } = snapshot.data() as Invoice;
  if (!isInvoiceAmount(amount) || !isCurrency(currency)) return undefined;
  const amountMinor = toMinorUnits(amount);
  return { type: 'invoice', status, amountMinor, currency, lines: [] };
}

/** Returns the stored price of an order or invoice, which may differ from today's catalogue. */
export function priceOf(
  snapshot: DocumentSnapshot,
  type: PayableType,
): Pick<Payable, 'amountMinor' | 'currency'> | undefined {
  const amount: unknown = snapshot.get(type === 'product_order' ? 'total' : 'amount');
  const currency: unknown = snapshot.get('currency');
  if (!isChargeableAmount(amount) || !isCurrency(currency)) return undefined;
  return { amountMinor: toMinorUnits(amount), currency };
}
