import { collections, userCollections } from '@shared/collections.ts';
import { isReceiptNumber, receiptId } from '@shared/receipt-numbers.ts';
import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { kindOfText } from '../charge-filter.ts';
import { customerPath } from '../desk-paths.ts';
import { hrefOfRecord } from '../href-of-record.ts';
import { nameOfCustomer } from '../name-of-customer.ts';

/** A record that a text names. */
export interface Found {
  href: string;
  title: string;
  hint: string;
}

const maxOfEach = 5;
/** A shorter text names nothing. */
const minLength = 3;

/** The customers, invoices, orders, payments and receipts whose address, number or id is the text. */
export async function findRecords(text: string): Promise<Found[]> {
  if (text.length < minLength) return [];
  if (isReceiptNumber(text)) return findByPath(collections.receipts, receiptId(text), text);
  switch (kindOfText(text)) {
    case 'payment':
      return text.includes('/') ? [] : findByPath(collections.payments, text, text);
    case 'email': {
      const email = text.toLowerCase();
      return join(findCustomers(email), findCharges('invoices', 'email', email));
    }
    case 'number':
      return join(
        findCharges('invoices', 'invoiceNumber', text),
        findCharges('orders', 'orderNumber', text),
      );
  }
}

async function join(...searches: Promise<Found[]>[]): Promise<Found[]> {
  return (await Promise.all(searches)).flat();
}

/** The order or invoice that a payment or receipt belongs to. */
async function findByPath(name: string, id: string, title: string): Promise<Found[]> {
  const path = textOf((await getDoc(doc(firestore(), name, id))).data()?.['path']);
  const href = hrefOfRecord(path);
  if (href === undefined) return [];
  return [{ href, title, hint: name === collections.receipts ? 'Receipt' : 'Payment' }];
}

async function findCustomers(email: string): Promise<Found[]> {
  const profiles = await first(
    query(collection(firestore(), collections.users), where('email', '==', email)),
  );
  return profiles.map((profile) => {
    const { name, isAnonymous } = profile.data();
    return {
      href: customerPath(profile.id),
      title: nameOfCustomer({ name: textOf(name), isAnonymous: isAnonymous === true }),
      hint: `Customer · ${email}`,
    };
  });
}

async function findCharges(
  name: 'invoices' | 'orders',
  field: 'email' | 'invoiceNumber' | 'orderNumber',
  value: string,
): Promise<Found[]> {
  const group = collectionGroup(firestore(), userCollections[name]);
  const charges = await first(
    query(group, where(field, '==', value), orderBy('createdAt', 'desc')),
  );
  return charges.flatMap((charge) => {
    const href = hrefOfRecord(charge.ref.path);
    const { invoiceNumber, orderNumber, name: customer } = charge.data();
    const title = textOf(invoiceNumber) || textOf(orderNumber) || charge.id;
    const hint = [name === 'invoices' ? 'Invoice' : 'Order', textOf(customer)];
    return href === undefined ? [] : [{ href, title, hint: hint.filter(Boolean).join(' · ') }];
  });
}

async function first(asked: Query): Promise<QueryDocumentSnapshot[]> {
  return (await getDocs(query(asked, limit(maxOfEach)))).docs;
}
