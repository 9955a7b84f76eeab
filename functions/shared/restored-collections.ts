import { collections, userCollections } from './collections.ts';

const names = { ...collections, ...userCollections };

type Restore = 'together' | 'damaged' | 'never';

/**
 * What a restore from a backup does with each collection. Those with `together` refer to each other, so a restore
 * replaces all of them or none. It replaces those with `damaged` only if they are. The others record what happened
 * outside, such as receipt numbers and sent emails, and stay as they are.
 */
const restores: Record<keyof typeof names, Restore> = {
  users: 'damaged',
  cart: 'damaged',
  invoices: 'together',
  orders: 'together',
  subscriptions: 'together',
  queries: 'damaged',
  anonymousQueries: 'damaged',
  paymentAttempts: 'together',
  payments: 'together',
  refunds: 'together',
  refundTotals: 'together',
  bankPayments: 'never',
  webhookEvents: 'never',
  receipts: 'never',
  counters: 'never',
  leases: 'never',
  mail: 'never',
  alerts: 'never',
  deletions: 'never',
  revoked: 'never',
  emailLinks: 'never',
  verifiedAddresses: 'never',
  audit: 'never',
  health: 'never',
  reconciliations: 'never',
  requestCounts: 'never',
};

/** Returns the stored names of the collections with these restores. */
export function restoredCollections(...wanted: Restore[]): string[] {
  const keys = Object.keys(names) as (keyof typeof names)[];
  return keys.filter((key) => wanted.includes(restores[key])).map((key) => names[key]);
}
