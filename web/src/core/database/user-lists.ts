import { userCollections, userPath } from '@shared/collections.ts';
import { orderBy, type RowQuery, type Sort } from './row-query.ts';

export type UserCollection = keyof typeof userCollections;

const newestFirst = orderBy('createdAt', 'desc');

/** How a customer's documents are sorted. */
const sortOf: Record<UserCollection, Sort> = {
  cart: orderBy('addedAt'),
  subscriptions: newestFirst,
  invoices: newestFirst,
  orders: newestFirst,
  queries: newestFirst,
};

export function userList(uid: string, name: UserCollection): RowQuery {
  return { parent: userPath(uid), collection: userCollections[name], sort: [sortOf[name]] };
}
