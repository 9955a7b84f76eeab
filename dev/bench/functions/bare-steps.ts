import type { HttpFunction } from '@google-cloud/functions-framework';
import type { DocumentReference } from 'firebase-admin/firestore';
import { paymentAttempts } from '../../../functions/src/payments/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { fillerOf } from '../filler.ts';
import type { Read, ServerVariable, Step } from './record-steps.ts';

/** The variable that names the steps. */
export const stepsVariable = 'BARE_STEPS';

const scratch = firestore.collection('bench');
const none = paymentAttempts.where('razorpayOrderId', '==', 'none').limit(1);

/** The yardstick: asks the database and other servers for the same as a function, and does nothing else. */
export const bareSteps: HttpFunction = async (_request, response) => {
  const steps = JSON.parse(process.env[stepsVariable] ?? '') as Step[];
  for (const step of steps) await take(step);
  response.json({});
};

async function take(step: Step): Promise<void> {
  switch (step.kind) {
    case 'read':
      await (step.read === 'query' ? none.get() : firestore.getAll(...documents(step.read)));
      break;
    case 'transaction':
      await readAtOnce(step.reads);
      break;
    case 'commit':
      await commit(step);
      break;
    case 'request': {
      const { server, path, method, headers, body } = step;
      const answer = await fetch(addressOf(server) + path, { method, headers, body });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      await answer.arrayBuffer();
    }
  }
}

function addressOf(server: ServerVariable): string {
  const address = process.env[server] ?? '';
  return address.includes('://') ? address : `http://${address}`;
}

async function readAtOnce(reads: readonly Read[]): Promise<void> {
  await firestore.runTransaction(
    (transaction) =>
      Promise.all(
        reads.map((read) =>
          read === 'query' ? transaction.get(none) : transaction.getAll(...documents(read)),
        ),
      ),
    { readOnly: true },
  );
}

async function commit({ writes, bytes }: Extract<Step, { kind: 'commit' }>): Promise<void> {
  const filler = fillerOf(bytes, writes);
  const batch = firestore.batch();
  for (const document of newDocuments(writes)) batch.create(document, { filler });
  await batch.commit();
}

function documents(read: Exclude<Read, 'query'>): DocumentReference[] {
  return newDocuments(read.documents);
}

function newDocuments(count: number): DocumentReference[] {
  return Array.from({ length: count }, () => scratch.doc());
}
