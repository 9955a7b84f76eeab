import { userPath } from '@shared/collections.ts';
import { doc, runTransaction } from 'firebase/firestore';
import { firestore } from '../../../lib/firestore.ts';
import type { ProfileForm } from '../schema.ts';

/** In a transaction: a plain write would wait for a connection and be sent long after its failure was reported. */
export async function updateProfile(uid: string, form: ProfileForm): Promise<void> {
  const { name, phone, address, country, state, city } = form;
  const profile = doc(firestore(), userPath(uid));
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(profile, { name, phone, address, country, state, city });
  });
}
