import { collectionGroup, getDocs, limit, orderBy, query } from 'firebase/firestore';
import { openAccount, showRows } from './bare-page.ts';
import { openDatabase } from './by-sdk.ts';

const { app } = await openAccount();
const all = collectionGroup(openDatabase(app), 'invoices');
const { docs } = await getDocs(query(all, orderBy('createdAt', 'desc'), limit(26)));
showRows(
  docs.map((invoice) => String(invoice.get('invoiceNumber'))),
  '/admin/invoices/',
);
