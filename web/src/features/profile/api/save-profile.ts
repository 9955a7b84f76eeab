import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { messages } from '../../../content/profile.ts';
import { setSavedProfile } from '../../../core/session/session.ts';
import { auth } from '../../../lib/firebase.ts';
import { firestore } from '../../../lib/firestore.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import type { ProfileForm } from '../schema.ts';

/** Applies to a connection that is up but gets no answer; offline, the write fails sooner. */
const saveLimitMs = 30_000;

/** Stores the edited profile. Resolves to a message if that failed. */
export async function saveProfile(
  profile: Profile,
  form: ProfileForm,
): Promise<string | undefined> {
  try {
    await withTimeLimit(updateProfile(profile.uid, form), saveLimitMs);
    setSavedProfile({ ...profile, ...form });
    return undefined;
  } catch (error) {
    console.warn('Error updating the profile', error);
    return messages.saveFailed;
  }
}

/** In a transaction: a plain write would wait for a connection and be sent long after its failure was reported. */
async function updateProfile(uid: string, form: ProfileForm): Promise<void> {
  const { company, gstin, ...filled } = form;
  const optional = { company: company || deleteField(), gstin: gstin || deleteField() };
  const profile = doc(firestore(), userPath(uid));
  // The rules take no address that the account has left, and know the account's from the token.
  const email = (await auth().currentUser?.getIdTokenResult())?.claims['email'];
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(profile, {
      ...filled,
      ...optional,
      ...(typeof email === 'string' && { email }),
    });
  });
}
