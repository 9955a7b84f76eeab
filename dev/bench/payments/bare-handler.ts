import type { HttpFunction } from '@google-cloud/functions-framework';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';

/** What a recording asks of the database. */
export interface Operations {
  calls: number;
  /** Documents that are read by name. */
  reads: number;
  queries: number;
  writes: number;
  /** The bytes of the messages that carry the writes. */
  writtenBytes: number;
}

/** The variable that says what the bare handler does. */
export const operationsVariable = 'BARE_OPERATIONS';

/** What a written document takes besides its content: its path, the name of its field. */
const bytesAroundContent = 110;

/**
 * The baseline: verifies nothing, decides nothing, and does one transaction with as many reads, queries,
 * writes and bytes as a recording, in as few calls as the SDK can.
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
