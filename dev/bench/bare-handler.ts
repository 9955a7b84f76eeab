import type { HttpFunction } from '@google-cloud/functions-framework';
import { paymentAttempts } from '../../functions/src/payments/documents.ts';
import { firestore } from '../../functions/src/platform/firebase.ts';

/** Recording a payment reads and writes this many documents, besides one query, as counted in November 2026. */
const documentCount = 9;
/** Fills a document to the mean size of those that a recording writes, 400 bytes. */
const content = 'x'.repeat(290);

/** The baseline. It verifies nothing and runs one transaction, in as few calls as the SDK allows. */
export const bareHandler: HttpFunction = async (_request, response) => {
  const scratch = firestore.collection('bench');
  const documents = Array.from({ length: documentCount }, () => scratch.doc());
  await firestore.runTransaction(async (transaction) => {
    await transaction.getAll(...documents);
    await transaction.get(paymentAttempts.where('razorpayOrderId', '==', 'none').limit(1));
    for (const document of documents) transaction.create(document, { content });
  });
  response.json({});
};
