import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Invoice } from '../../../shared/invoices.ts';
import { isNumberOfOrder, type Order } from '../../../shared/orders.ts';
import { firestore } from '../../platform/firebase.ts';
import type { ChargeLabel } from './charge-label.ts';
import { chargeTypeOf } from '../../payments/attempts/charges.ts';
import { Undeliverable } from './undeliverable.ts';

/** The order or invoice that a letter is about. */
interface Purchase {
  snapshot: DocumentSnapshot;
  charge: ChargeLabel;
  status: unknown;
  /** Whom an invoice names. */
  name: string | undefined;
}

/** Throws Undeliverable when it isn't there any more. */
export async function readPurchase(path: string | null): Promise<Purchase> {
  const purchase = await findPurchase(path);
  if (!purchase) throw new Undeliverable('gone');
  return purchase;
}

/** Undefined when there is none at the path, or something else. */
export async function findPurchase(path: string | null): Promise<Purchase | undefined> {
  if (path === null) return undefined;
  const reference = firestore.doc(path);
  const type = chargeTypeOf(reference);
  if (!type) return undefined;
  const snapshot = await reference.get();
  if (!snapshot.exists) return undefined;
  const { status, invoiceNumber = '', name } = snapshot.data() as Partial<Order & Invoice>;
  const number = type === 'invoice' ? invoiceNumber : readOrderNumber(snapshot);
  return { snapshot, charge: { type, number }, status, name };
}

/** Empty for one that the site did not give: its customer may have written a telephone number instead. */
function readOrderNumber(order: DocumentSnapshot): string {
  const { orderNumber, createdAt } = order.data() as Partial<Order & { createdAt: Timestamp }>;
  if (typeof orderNumber !== 'string' || !createdAt) return '';
  return isNumberOfOrder(orderNumber, createdAt.toDate()) ? orderNumber : '';
}
