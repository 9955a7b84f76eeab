import { healthId } from '../../../functions/shared/admin/health.ts';
import { collections } from '../../../functions/shared/collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { callFirestore, database } from './call-firestore.ts';

/** Keeps the time of the latest webhook, because the functions store it only once a minute. */
export async function emptyDatabase(): Promise<void> {
  const health = firestore.doc(`${collections.health}/${healthId}`);
  const known = (await health.get()).data();
  await deleteAllDocuments();
  // The emulator deletes one document after another. What a function writes meanwhile can stay, such as a receipt.
  await deleteAllDocuments();
  if (known) await health.set(known);
}

async function deleteAllDocuments(): Promise<void> {
  await callFirestore('DELETE', `/emulator/v1/${database}/documents`);
}
