import type { HttpFunction } from '@google-cloud/functions-framework';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

export interface Operations {
  calls: number;
  /** Documents read by name. */
  reads: number;
  queries: number;
  writes: number;
  /** The size of the Commit messages. */
  writtenBytes: number;
}

export const operationsVariable = 'BARE_OPERATIONS';

/** The path and field name of a written document, in bytes. */
const bytesAroundContent = 110;

/**
 * The baseline. It verifies nothing and runs one transaction with the operations of a recording, in as few calls as
 * the SDK allows.
 */
export const bareHandler: HttpFunction = async (_request, response) => {
  const { reads, queries, writes, writtenBytes } = JSON.parse(
    process.env[operationsVariable] ?? '',
  ) as Operations;
  const scratch = firestore.collection('bench');
  const documents = Array.from({ length: Math.max(reads, writes) }, () => scratch.doc());
  const filler = 'x'.repeat(Math.max(0, Math.round(writtenBytes / writes) - bytesAroundContent));
  await firestore.runTransaction(async (transaction) => {
    await transaction.getAll(...documents.slice(0, reads));
    for (let query = 0; query < queries; query += 1) {
      await transaction.get(paymentAttempts.where('razorpayOrderId', '==', 'none').limit(1));
    }
    for (const document of documents.slice(0, writes)) transaction.create(document, { filler });
  });
  response.json({});
};
