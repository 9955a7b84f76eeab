import { userPath } from '@shared/collections.ts';
import { doc, updateDoc } from 'firebase/firestore';
import { auth } from '../../lib/firebase.ts';
import { firestore } from '../../lib/firestore.ts';
import { toAccount } from './to-account.ts';

/** Refreshes the token first, because the database takes the old token for a guest's. */
export async function updateLinkedProfile(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser) return;
  await currentUser.getIdToken(true);
  const { uid, email, isAnonymous } = toAccount(currentUser);
  if (isAnonymous) return;
  await updateDoc(doc(firestore(), userPath(uid)), {
    isAnonymous: false,
    ...(email !== null && { email }),
  });
}
