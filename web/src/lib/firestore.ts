import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { env } from './env.ts';
import { auth, firebaseApp } from './firebase.ts';
import { loadAppCheck } from './load-app-check.ts';
import { once } from './once.ts';

// App Check must start before the first request. If it fails to load, requests go without a token.
await loadAppCheck?.().then(
  ({ appCheck }) => appCheck(),
  (error: unknown) => console.warn('App Check did not load', error),
);

/** Caches until the page closes. Import this module only from code that loads on demand: Firestore is large. */
export const firestore = once(() => {
  // Otherwise the first requests would have no token.
  auth();
  const database = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
  if (env.firestoreEmulatorHost) {
    const { hostname, port } = new URL(`http://${env.firestoreEmulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
});
