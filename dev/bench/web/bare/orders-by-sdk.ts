import {
  collection,
  connectFirestoreEmulator,
  getDocs,
  initializeFirestore,
  memoryLocalCache,
  orderBy,
  query,
} from 'firebase/firestore';
import { openAccount, settings, showRow } from './bare-page.ts';

const { app, uid } = await openAccount();
const database = initializeFirestore(app, { localCache: memoryLocalCache() });
const { hostname, port } = new URL(settings.firestoreOrigin);
connectFirestoreEmulator(database, hostname, Number(port));
const orders = query(collection(database, `users/${uid}/orders`), orderBy('createdAt', 'desc'));
showRow((await getDocs(orders)).docs.map((order) => String(order.get('orderNumber'))));
