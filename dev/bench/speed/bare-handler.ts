import type { HttpFunction } from '@google-cloud/functions-framework';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import type { Operations } from '../../firestore-proxy/count-operations.ts';
import { fillerOf } from '../filler.ts';

/** The header that tells the bare handler what to do. */
const operationsHeader = 'X-Bare-Work';

/** The header for as many operations as a settlement, and as many bytes. */
export function bareWork(operations: Operations, razorpayOrderId: string): Record<string, string> {
  return { [operationsHeader]: JSON.stringify({ ...operations, razorpayOrderId }) };
}

/**
 * The yardstick: verifies nothing, decides nothing, and does one transaction with as many reads, queries
 * and writes as the header says, in as few calls as the SDK can.
 */
export const bareHandler: HttpFunction = async (request, response) => {
  const work = JSON.parse(request.get(operationsHeader) ?? '') as Operations & {
    razorpayOrderId: string;
  };
  const { reads, queries, writes, writtenBytes, razorpayOrderId } = work;
  const scratch = firestore.collection('bench');
  const documents = Array.from({ length: Math.max(reads, writes) }, () => scratch.doc());
  const filler = fillerOf(writtenBytes, writes);
  await firestore.runTransaction(async (transaction) => {
    if (reads > 0) await transaction.getAll(...documents.slice(0, reads));
    for (let query = 0; query < queries; query += 1) {
      const owned = paymentAttempts.where('razorpayOrderId', '==', razorpayOrderId);
      await transaction.get(owned.limit(1));
    }
    for (const document of documents.slice(0, writes)) transaction.create(document, { filler });
  });
  response.json({});
};
