import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import { deleteField, doc, runTransaction } from 'firebase/firestore';
import { messages } from '../../../content/profile.ts';
import { setSavedProfile } from '../../../core/session/session.ts';
import { auth } from '../../../lib/firebase.ts';
import { firestore } from '../../../lib/firestore.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import type { ProfileForm } from '../schema.ts';

/** The limit for a connection that gets no answer. Offline, the write fails sooner. */
const saveLimitMs = 30_000;

/** Stores the edited profile. Resolves to an error message on failure. */
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

/**
 * Uses a transaction, which fails without a connection. A plain write would wait and go out after the page had
 * reported a failure.
 */
async function updateProfile(uid: string, form: ProfileForm): Promise<void> {
  const { postcode, company, gstin, ...filled } = form;
  const optional = {
    postcode: postcode || deleteField(),
    company: company || deleteField(),
    gstin: gstin || deleteField(),
  };
  const profile = doc(firestore(), userPath(uid));
  // The rules accept only the account's current address, which they read from the token.
  const email = (await auth().currentUser?.getIdTokenResult())?.claims['email'];
  await runTransaction(firestore(), async (transaction) => {
    transaction.update(profile, {
      ...filled,
      ...optional,
      ...(typeof email === 'string' && { email }),
    });
  });
}
