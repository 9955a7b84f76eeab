import type { HttpFunction } from '@google-cloud/functions-framework';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { operationsHeader, type BareWork } from './bare-work.ts';

/**
 * The yardstick: verifies nothing, decides nothing, and does one transaction of as many reads, queries
 * and writes as it is told, in as few calls as the SDK can.
 */
export const bareHandler: HttpFunction = async (request, response) => {
  const work = JSON.parse(request.get(operationsHeader) ?? '') as BareWork;
  const scratch = firestore.collection('bench');
  const documents = Array.from({ length: Math.max(work.reads, work.writes) }, () => scratch.doc());
  const filler = 'x'.repeat(Math.max(0, work.bytesPerWrite));
  await firestore.runTransaction(async (transaction) => {
    if (work.reads > 0) await transaction.getAll(...documents.slice(0, work.reads));
    for (let query = 0; query < work.queries; query += 1) {
      const owned = paymentAttempts.where('razorpayOrderId', '==', work.razorpayOrderId);
      await transaction.get(owned.limit(1));
    }
    for (const document of documents.slice(0, work.writes))
      transaction.create(document, { filler });
  });
  response.json({});
};
