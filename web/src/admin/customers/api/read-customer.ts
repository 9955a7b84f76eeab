import { collections } from '@shared/collections.ts';
import { doc, getDoc } from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import { emailOfCustomer } from '../email-of-customer.ts';

export interface Customer {
  name: string;
  email: string;
}

const customers = new Map<string, Promise<Customer>>();

/** Returns the name and address in a customer's profile; empty texts without a profile. Caches each result. */
export function readCustomer(uid: string): Promise<Customer> {
  const known = customers.get(uid);
  if (known) return known;
  const read = getDoc(doc(firestore(), collections.users, uid)).then((profile) => ({
    name: textOf(profile.get('name')),
    email: emailOfCustomer({
      email: textOf(profile.get('email')),
      isAnonymous: profile.get('isAnonymous') === true,
    }),
  }));
  read.catch(() => customers.delete(uid));
  customers.set(uid, read);
  return read;
}
