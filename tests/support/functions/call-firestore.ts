import { firestore } from '../../../functions/src/platform/firebase.ts';
import { suite } from './suite.ts';

export const database = `projects/${suite.projectId}/databases/${firestore.databaseId}`;

/** Calls the Firestore emulator as its owner. Rejects if it refuses. */
export async function callFirestore(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`http://${suite.firestoreHost}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
