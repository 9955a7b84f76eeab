import { userPath } from '@shared/collections.ts';
import type { Profile } from '@shared/accounts/profiles.ts';
import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { messages } from '../../../content/auth.ts';
import { setSavedProfile } from '../../../core/session/session.ts';
import { firestore } from '../../../lib/firestore.ts';
import { withTimeLimit } from '../../../lib/with-time-limit.ts';
import type { DetailsForm } from '../schemas.ts';

/** Limits the wait, because Firestore's client retries forever. */
const saveLimitMs = 15_000;

interface Owner {
  uid: string;
  /** The account's own address, which takes precedence over the form's. */
  email: string | null;
  isAnonymous: boolean;
}

/** Stores the details as the account's profile. Resolves to an error message on failure. */
export async function saveDetails(
  owner: Owner | undefined,
  form: DetailsForm,
): Promise<string | undefined> {
  if (!owner) return messages.userIdMissing;
  const { name, phone, address, country, state, city, postcode, company, gstin } = form;
  const { uid, isAnonymous } = owner;
  // Lower case lets the admin panel find the address however the customer typed it.
  const email = owner.email ?? form.email.toLowerCase();
  const profile = {
    uid,
    name,
    email,
    phone,
    address,
    country,
    state,
    city,
    isAnonymous,
    ...(postcode !== '' && { postcode }),
    ...(company !== '' && { company }),
    ...(gstin !== '' && { gstin }),
  };
  try {
    await withTimeLimit(createProfile(profile), saveLimitMs);
    setSavedProfile(profile);
    return undefined;
  } catch (error) {
    console.error('Error saving the profile:', error);
    return messages.saveFailed;
  }
}

async function createProfile(profile: Profile): Promise<void> {
  await setDoc(doc(firestore(), userPath(profile.uid)), {
    ...profile,
    createdAt: serverTimestamp(),
  });
}
