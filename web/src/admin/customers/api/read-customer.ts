import { collections } from '@shared/collections.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { readRow } from '../../lists/api/read-once.ts';
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
  const read = readRow(`${collections.users}/${uid}`).then((profile) =>
    toCustomer(profile?.data ?? {}),
  );
  read.catch(() => customers.delete(uid));
  customers.set(uid, read);
  return read;
}

function toCustomer(data: Record<string, unknown>): Customer {
  const isAnonymous = data['isAnonymous'] === true;
  return {
    name: textOf(data['name']),
    email: emailOfCustomer({ email: textOf(data['email']), isAnonymous }),
  };
}
