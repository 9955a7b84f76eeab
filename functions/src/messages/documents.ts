import type { CollectionGroup, Timestamp } from 'firebase-admin/firestore';
import { collections, userCollections } from '../../shared/collections.ts';
import type { Query } from '../../shared/queries.ts';
import { firestore, typedCollection } from '../platform/firebase.ts';

/** A message to the operator as it was stored. */
export interface StoredQuery extends Query {
  createdAt: Timestamp;
}

/** The messages of visitors. */
export const anonymousQueries = typedCollection<StoredQuery>(collections.anonymousQueries);
/** The messages under all accounts. */
export const accountQueries = firestore.collectionGroup(
  userCollections.queries,
) as CollectionGroup<StoredQuery>;
