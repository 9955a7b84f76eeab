import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

/** The build replaces these. */
declare const PROJECT_ID: string;
declare const AUTH_ORIGIN: string;
declare const FIRESTORE_ORIGIN: string;

/** The least that shows a customer's orders: the account that the site has signed in, and one REST call. */
const app = initializeApp({ apiKey: 'local-suite', projectId: PROJECT_ID });
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
connectAuthEmulator(auth, AUTH_ORIGIN, { disableWarnings: true });
await auth.authStateReady();
const { currentUser } = auth;
if (!currentUser) throw new Error('No account is signed in.');
const user = `projects/${PROJECT_ID}/databases/(default)/documents/users/${currentUser.uid}`;
const response = await fetch(`${FIRESTORE_ORIGIN}/v1/${user}:runQuery`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${await currentUser.getIdToken()}` },
  body: JSON.stringify({
    structuredQuery: {
      from: [{ collectionId: 'orders' }],
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
    },
  }),
});
const found = (await response.json()) as {
  document?: { fields: { orderNumber: { stringValue: string } } };
}[];
for (const { document: order } of found) {
  const row = document.createElement('p');
  row.textContent = order?.fields.orderNumber.stringValue ?? '';
  document.body.append(row);
}
