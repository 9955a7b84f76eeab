import { collection, getDocs, orderBy, query } from 'firebase/firestore';
import { openAccount, showRows } from './bare-page.ts';
import { openDatabase } from './by-sdk.ts';

const { app, uid } = await openAccount();
const all = collection(openDatabase(app), `users/${uid}/orders`);
const { docs } = await getDocs(query(all, orderBy('createdAt', 'desc')));
showRows(
  docs.map((order) => String(order.get('orderNumber'))),
  '/profile/orders/',
);
