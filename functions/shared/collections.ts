export const collections = {
  users: 'users',
  anonymousQueries: 'anonymous_queries',
  paymentAttempts: 'payment_attempts',
  payments: 'payments',
  bankPayments: 'bank_payments',
  refunds: 'refunds',
  refundTotals: 'refund_totals',
  webhookEvents: 'webhook_events',
  receipts: 'receipts',
  counters: 'counters',
  leases: 'leases',
  mail: 'mail',
  alerts: 'alerts',
  deletions: 'deletions',
  revoked: 'revoked',
  emailLinks: 'email_links',
  verifiedAddresses: 'verified_addresses',
  audit: 'audit',
  health: 'health',
  reconciliations: 'reconciliations',
  requestCounts: 'request_counts',
} as const;

export const userCollections = {
  cart: 'cart',
  invoices: 'invoices',
  orders: 'orders',
  subscriptions: 'subscriptions',
  queries: 'queries',
} as const;

/** Stands for the account of an invoice until a customer has verified the address that it is issued to. */
export const unclaimed = 'unclaimed';

export function userPath(uid: string): string {
  return `${collections.users}/${uid}`;
}

export function userCollectionPath(uid: string, name: keyof typeof userCollections): string {
  return `${userPath(uid)}/${userCollections[name]}`;
}
