import type { ChargeType } from '../../../functions/shared/endpoints.ts';
import {
  addOperations,
  noOperations,
  type Operations,
} from '../../firestore-proxy/count-operations.ts';
import { startFirestoreProxy } from '../../firestore-proxy/proxy.ts';
import { hostOf } from '../../suite/settings.ts';
import type { Bench } from '../run-bench.ts';
import { deliverAll, makeDelivery } from '../deliveries.ts';
import type { Purchase } from '../purchases.ts';
import { serveFunction } from '../serve-function.ts';

export type OperationsByType = Record<ChargeType, Operations>;

/** Counts, on the wire, what the settlement of each of two purchases asks of the database. */
export async function measureOperations(
  { lifetime, settings, source }: Bench,
  purchases: Record<ChargeType, Purchase>,
): Promise<OperationsByType> {
  let counted = noOperations;
  const proxy = await startFirestoreProxy({
    emulatorHost: hostOf(settings, 'firestore'),
    onMessage: (method, message) => (counted = addOperations(counted, method, message)),
  });
  lifetime.add(() => proxy.close());
  const webhook = await serveFunction(lifetime, settings, {
    target: 'razorpayWebhook',
    source,
    firestoreHost: proxy.host,
  });
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
