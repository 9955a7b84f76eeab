import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/profiles.ts';
import {
  doc,
  onSnapshot,
  Timestamp,
  type DocumentData,
  type DocumentSnapshot,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { listen } from '../database/listen.ts';
import type { ProfileState } from './session.ts';

/**
 * Follows a user's profile document. Reports only what the server confirmed: a missing profile in the
 * cache or a pending write is not reported.
 */
export function watchProfile(
  uid: string,
  onProfile: (state: ProfileState) => void,
  onError: (error: Error) => void,
): () => void {
  const profile = doc(firestore(), userPath(uid));
  return listen<DocumentSnapshot>(
    (next, fail) => onSnapshot(profile, { includeMetadataChanges: true }, next, fail),
    (snapshot) => {
      if (snapshot.metadata.hasPendingWrites) return;
      const data = snapshot.data();
      if (data) onProfile(toProfileState(uid, data));
      else if (!snapshot.metadata.fromCache) onProfile({ status: 'missing' });
    },
    onError,
  );
}

function toProfileState(uid: string, data: DocumentData): ProfileState {
  const createdAt: unknown = data['createdAt'];
  const memberSince = createdAt instanceof Timestamp ? createdAt.toDate() : undefined;
  return { status: 'ready', profile: toProfile(uid, data), memberSince };
}

function toProfile(uid: string, data: DocumentData): Profile {
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return {
    uid,
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    address: text('address'),
    country: text('country'),
    state: text('state'),
    city: text('city'),
    isAnonymous: data['isAnonymous'] === true,
  };
}
