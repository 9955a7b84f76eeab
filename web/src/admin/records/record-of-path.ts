import { collections, userCollections } from '@shared/collections.ts';
import { alertPath } from '@shared/paths.ts';
import { customerPath, adminPaths } from './admin-paths.ts';
import { hrefOfRecord } from './href-of-record.ts';

export interface NamedRecord {
  name: string;
  href?: string;
}

/** Returns the name of the record at a document path, and its page if it has one. */
export function recordOfPath(path: string): NamedRecord {
  const [collection = '', id = '', part] = path.split('/');
  if (collection === collections.users && part !== undefined) return ofUser(path, id, part);
  return ofCollection[collection]?.(id) ?? { name: path };
}

const ofCollection: Record<string, (id: string) => NamedRecord> = {
  [collections.users]: (uid) => ({ name: 'Customer', href: customerPath(uid) }),
  [collections.anonymousQueries]: () => ({
    name: "Visitor's message",
    href: `${adminPaths.messages}?all`,
  }),
  [collections.alerts]: (id) => ({ name: 'Alert', href: alertPath(id) }),
  [collections.mail]: () => ({ name: 'Email', href: adminPaths.emails }),
  [collections.payments]: (id) => ({ name: `Payment ${id}` }),
  [collections.refunds]: () => ({ name: 'Refund' }),
  [collections.deletions]: () => ({ name: 'Account deletion' }),
  [collections.reconciliations]: () => ({ name: 'Reconciliation', href: adminPaths.reconcile }),
  downloads: () => ({ name: 'CSV file' }),
  accounts: (uid) => ({ name: `Account ${uid}` }),
};

function ofUser(path: string, uid: string, part: string): NamedRecord {
  if (part === userCollections.queries) {
    return { name: "Customer's message", href: customerPath(uid) };
  }
  const href = hrefOfRecord(path);
  const name = names[part];
  return href === undefined || name === undefined ? { name: path } : { name, href };
}

const names: Record<string, string> = {
  [userCollections.invoices]: 'Invoice',
  [userCollections.orders]: 'Order',
  [userCollections.subscriptions]: 'Plan',
};
