import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore';
import { env } from './env.ts';
import { firebaseApp } from './firebase.ts';
import { loadAppCheck } from './load-app-check.ts';
import { once } from './once.ts';

// It must be there before the first request; should it not load, the database itself decides.
await loadAppCheck?.().then(
  ({ appCheck }) => appCheck(),
  (error: unknown) => console.warn('App Check did not load', error),
);

/**
 * The database, with a cache in memory: documents kept on disk would outlive a sign-out.
 * Import this module only from what loads on demand: Firestore is the largest part of the site.
 */
export const firestore = once(() => {
  const database = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
  if (env.firestoreEmulatorHost) {
    const { hostname, port } = new URL(`http://${env.firestoreEmulatorHost}`);
    connectFirestoreEmulator(database, hostname, Number(port));
  }
  return database;
});
