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
import { isPricedByCatalogue, toPurchase, type Order } from '../../../shared/payments/orders.ts';
import type { PlanRequest } from '../../../shared/subscriptions/subscription.ts';
import { typedCollection } from '../../platform/firebase.ts';
import type { PaymentAttempt } from '../documents.ts';
import { subscriptionId } from '../../subscriptions/subscription-id.ts';

export interface Payable {
  type: PayableType;
  status: string;
  amountMinor: number;
  currency: Currency;
  sales: Sales;
}

/** What a payment of an order or invoice buys. */
export type Sales = Required<Pick<PaymentAttempt, 'lines' | 'planIds'>>;

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
  const { status, total, currency } = order;
  const sales = salesOf(snapshot.ref.path, order);
  return { type: 'product_order', status, amountMinor: toMinorUnits(total), currency, sales };
}

function readInvoice(snapshot: DocumentSnapshot): Payable | undefined {
  const invoice = snapshot.data() as Invoice & PlanRequest;
  const { status, amount, currency } = invoice;
  if (!isInvoiceAmount(amount) || !isCurrency(currency)) return undefined;
  const sales = salesOf(snapshot.ref.path, invoice);
  return { type: 'invoice', status, amountMinor: toMinorUnits(amount), currency, sales };
}

/** Returns what a payment of a stored order or invoice buys. The path names the plans that an order starts. */
export function salesOf(
  path: string,
  { items = [], purchases = [], terms = [], change }: Partial<Pick<Order, 'items'>> & PlanRequest,
): Sales {
  const requests = change ? [...terms, change] : terms;
  return {
    lines: items.map(toPurchase),
    planIds: [
      ...[...items, ...purchases].map(({ id }) => subscriptionId(path, id)),
      ...requests.map((request) => request.subscriptionId),
    ],
  };
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
