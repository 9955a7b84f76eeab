import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { userCollectionPath, userCollections } from '../../shared/collections.ts';
import type { Subscription } from '../../shared/subscriptions/subscription.ts';
import { typedCollection, typedCollectionGroup } from '../platform/firebase.ts';

export type StoredSubscription = Subscription<Timestamp>;

export function subscriptionsOf(uid: string): CollectionReference<StoredSubscription> {
  return typedCollection<StoredSubscription>(userCollectionPath(uid, 'subscriptions'));
}

export const allSubscriptions = typedCollectionGroup<StoredSubscription>(
  userCollections.subscriptions,
);
