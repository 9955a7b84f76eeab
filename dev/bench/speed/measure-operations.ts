import type { ChargeType } from '../../../functions/shared/endpoints.ts';
import {
  addOperations,
  noOperations,
  type Operations,
} from '../../firestore-proxy/count-operations.ts';
import { deliverAll, makeDelivery } from '../deliveries.ts';
import type { Purchase } from '../purchases.ts';
import { serveDatabase, serveFunction, type Bench } from '../serve-function.ts';

export type OperationsByType = Record<ChargeType, Operations>;

/** Counts, on the wire, what the settlement of each of two purchases asks of the database. */
export async function measureOperations(
  bench: Bench,
  purchases: Record<ChargeType, Purchase>,
): Promise<OperationsByType> {
  let counted = noOperations;
  const firestoreHost = await serveDatabase(bench, {
    onMessage: (method, message) => (counted = addOperations(counted, method, message)),
  });
  const webhook = await serveFunction(bench, 'razorpayWebhook', { firestoreHost });
  const measure = async ({ payment }: Purchase): Promise<Operations> => {
    counted = noOperations;
    const delivery = makeDelivery('payment.captured', { payment });
    await deliverAll(webhook.url, [delivery], { atOnce: 1 });
    return counted;
  };
  const operations = {
    product_order: await measure(purchases.product_order),
    invoice: await measure(purchases.invoice),
  };
  await webhook.stop();
  return operations;
}
