import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import { doc, onSnapshot, type DocumentData, type DocumentSnapshot } from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { listen } from '../database/listen.ts';
import { dateOf, textOf } from '../database/stored-fields.ts';
import type { ProfileState } from './session.ts';

/** Ignores pending writes, and a profile that is missing only in the cache. */
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
  const profile: Profile = {
    uid,
    name: textOf(data['name']),
    email: textOf(data['email']),
    phone: textOf(data['phone']),
    address: textOf(data['address']),
    country: textOf(data['country']),
    state: textOf(data['state']),
    city: textOf(data['city']),
    postcode: textOf(data['postcode']),
    company: textOf(data['company']),
    gstin: textOf(data['gstin']),
    isAnonymous: data['isAnonymous'] === true,
  };
  return { status: 'ready', profile, memberSince: dateOf(data['createdAt']) };
}
