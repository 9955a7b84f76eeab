import { userPath } from '@shared/collections.ts';
import { doc, onSnapshot, type DocumentSnapshot } from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import { listen } from '../database/listen.ts';
import type { ProfileState } from './session.ts';
import { toProfileState } from './to-profile-state.ts';

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
