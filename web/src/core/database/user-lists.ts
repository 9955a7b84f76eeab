import { userCollections, userPath } from '@shared/collections.ts';
import type { RowQuery } from './read-rows.ts';

export type UserCollection = keyof typeof userCollections;

const newestFirst = { field: 'createdAt', direction: 'desc' } as const;

/** How a customer's documents are sorted. */
export const sortOf: Record<UserCollection, RowQuery['sort']> = {
  cart: { field: 'addedAt', direction: 'asc' },
  subscriptions: { field: 'createdAt', direction: 'desc' },
  invoices: newestFirst,
  orders: newestFirst,
  queries: newestFirst,
};

export function userList(uid: string, name: UserCollection): RowQuery {
  return { parent: userPath(uid), collection: userCollections[name], sort: sortOf[name] };
}
