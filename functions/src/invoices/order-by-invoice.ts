import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { productById } from '../../shared/catalogue/catalogue.ts';
import { cartTotal } from '../../shared/catalogue/cart.ts';
import { quantityOf } from '../../shared/catalogue/pricing.ts';
import { storedQuantity, type Purchase } from '../../shared/catalogue/quantity.ts';
import { userCollectionPath, userPath } from '../../shared/collections.ts';
import type { OrderByInvoiceAnswer, OrderByInvoiceRequest } from '../../shared/endpoints.ts';
import { maxUnpaidOrders, orderDays } from '../../shared/payments/orders-by-invoice.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { soldByLine } from '../../shared/subscriptions/sold-plan.ts';
import { addDays } from '../../shared/subscriptions/term-days.ts';
import { indianDay } from '../../shared/values/indian-time.ts';
import { issuedEmailId } from '../outbox/invoice-email-ids.ts';
import { newOutboxEntry } from '../outbox/new-outbox-entry.ts';
import { outbox } from '../outbox/outbox-entry.ts';
import { askAboutSameOrders, cancelSameOrders } from '../payments/checkout/cancel-same-orders.ts';
import { accountOf } from '../platform/account-of.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';
import { deletions } from '../platform/documents.ts';
import { firestore, typedCollection } from '../platform/firebase.ts';
import { razorpayGateway, type RazorpayGateway } from '../platform/razorpay/client.ts';
import { buyerOf } from './buyer-of.ts';
import { invoicesOf, type IssuedInvoice } from './issued-invoice.ts';
import { nextOrderStep } from './invoice-steps.ts';
import { linesOfSold, newPlanInvoice } from './plan-invoice.ts';
import { reserveNumbers } from './reserve-numbers.ts';
import { currentTime } from '#clock';

/**
 * Turns the account's cart into an invoice at the catalogue's prices, empties the cart, and cancels an unpaid order of
 * the same plans. The payment of the invoice starts the plans. Throws ServerError: `forbidden` for an account that is
 * being deleted, `guest-needs-account`, `address-unverified`, `too-many-unpaid-orders`, `cart-changed` if the cart has
 * another total or is empty, `amount-too-large`, and as `askAboutSameOrders` does.
 */
export async function orderByInvoice(
  uid: string,
  { total }: OrderByInvoiceRequest,
  now: Date = currentTime(),
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<OrderByInvoiceAnswer> {
  const account = await accountOf(uid);
  const { docs: wanted } = await cartLines(uid).get();
  await askAboutSameOrders(uid, wanted.map(toPurchase), gateway);
  const [invoiceNumber = ''] = await reserveNumbers(1, now);
  const reference = invoicesOf(uid).doc();
  const dueOn = addDays(indianDay(now), orderDays.due);
  return commitAtomically(async (batch, reads) => {
    const [profile, deletion, { docs: lines }, unpaid] = await Promise.all([
      reads.get(firestore.doc(userPath(uid))),
      reads.get(deletions.doc(uid)),
      reads.get(cartLines(uid)),
      reads.get(invoicesOf(uid).where('status', '==', 'Pending')),
    ]);
    if (deletion.exists) throw new ServerError('forbidden');
    if (profile.get('isAnonymous') === true) throw new ServerError('guest-needs-account');
    if (!account.isVerified) throw new ServerError('address-unverified');
    if (countOrders(unpaid) >= maxUnpaidOrders) throw new ServerError('too-many-unpaid-orders');
    const purchases = lines.map(toPurchase);
    if (purchases.length === 0 || cartTotal(purchases) !== total) {
      throw new ServerError('cart-changed');
    }
    const sold = purchases.flatMap(soldByLine);
    const invoice = newPlanInvoice({
      buyer: buyerOf(profile, account),
      invoiceNumber,
      currency: 'INR',
      lines: sold.flatMap(linesOfSold),
      request: { purchases: sold },
      dueOn,
      note: `If it isn't paid, we cancel this order ${orderDays.grace} days after the due date.`,
      now,
    });
    if (!invoice) throw new ServerError('amount-too-large');
    batch.create(reference, { ...invoice, isOrder: true, ...nextOrderStep(dueOn, now) });
    const about = { uid, path: reference.path, recipientEmail: invoice.email };
    batch.create(outbox.doc(issuedEmailId(reference.id)), newOutboxEntry('invoice_issued', about));
    await cancelSameOrders(batch, reads, uid, purchases);
    for (const { ref, updateTime } of lines) batch.delete(ref, { lastUpdateTime: updateTime });
    return { invoiceId: reference.id };
  });
}

function cartLines(uid: string): Query {
  return typedCollection(userCollectionPath(uid, 'cart')).orderBy('addedAt');
}

/** Leaves out other invoices, which the customer, staff or the renewals made. */
function countOrders({ docs }: QuerySnapshot<IssuedInvoice>): number {
  return docs.filter((invoice) => invoice.data().isOrder).length;
}

function toPurchase(line: QueryDocumentSnapshot): Purchase {
  const product = productById(line.id);
  return {
    id: line.id,
    ...(product && quantityOf(product.pricing, storedQuantity(line.data()))),
  };
}
