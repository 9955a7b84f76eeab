import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/profiles.ts';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';

export async function createProfile(profile: Profile): Promise<void> {
  await setDoc(doc(firestore(), userPath(profile.uid)), {
    ...profile,
    createdAt: serverTimestamp(),
  });
}
