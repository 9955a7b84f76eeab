import { Timestamp, type QueryDocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import type { Purchase } from '../../../shared/catalogue/quantity.ts';
import { userCollectionPath } from '../../../shared/collections.ts';
import { isOrderOf, type Order } from '../../../shared/payments/orders.ts';
import { change, readConsistently, type Reads } from '../../platform/commit-atomically.ts';
import { typedCollection } from '../../platform/firebase.ts';
import type { RazorpayGateway } from '../../platform/razorpay/client.ts';
import { refuseHeld, refuseUnfinished } from './refuse-unfinished.ts';
import { currentTime } from '#clock';

/**
 * Asks Razorpay about the account's unpaid orders of the same plans, and records unreported payments. Throws as
 * `refuseUnfinished` does.
 */
export async function askAboutSameOrders(
  uid: string,
  purchases: readonly Purchase[],
  gateway: RazorpayGateway,
): Promise<void> {
  const same = await readConsistently((reads) => sameOrders(reads, uid, purchases));
  for (const { ref } of same) await refuseUnfinished(ref.path, gateway);
}

/** Cancels the account's unpaid orders of the same plans, so that nobody pays twice. */
export async function cancelSameOrders(
  batch: WriteBatch,
  reads: Reads,
  uid: string,
  purchases: readonly Purchase[],
): Promise<void> {
  const cancelledAt = Timestamp.fromDate(currentTime());
  for (const order of await sameOrders(reads, uid, purchases)) {
    await refuseHeld(reads, order.ref.path);
    change(batch, order, { status: 'Cancelled', cancelledAt });
  }
}

type StoredOrder = Order & { cancelledAt?: Timestamp };

async function sameOrders(
  reads: Reads,
  uid: string,
  purchases: readonly Purchase[],
): Promise<QueryDocumentSnapshot<StoredOrder>[]> {
  const orders = typedCollection<StoredOrder>(userCollectionPath(uid, 'orders'));
  const { docs } = await reads.get(orders.where('status', '==', 'Pending'));
  return docs.filter((order) => isOrderOf(order.data(), purchases));
}
