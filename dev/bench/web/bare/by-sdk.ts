import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { settings } from './bare-page.ts';

export function openDatabase(app: FirebaseApp): Firestore {
  const database = initializeFirestore(app, { localCache: memoryLocalCache() });
  const { hostname, port } = new URL(settings.firestoreOrigin);
  connectFirestoreEmulator(database, hostname, Number(port));
  return database;
}
