import { noteSavedProfile } from '../../core/session/session.ts';
import { createProfile } from './api/create-profile.ts';
import { messages } from './messages.ts';
import type { DetailsForm } from './schemas.ts';

interface Owner {
  uid: string;
  isAnonymous: boolean;
}

/** Stores the details as the account's profile. Resolves to a message when that failed. */
export async function saveDetails(
  owner: Owner | undefined,
  form: DetailsForm,
): Promise<string | undefined> {
  if (!owner) return messages.userIdMissing;
  const { name, email, phone, address, country, state, city } = form;
  const { uid, isAnonymous } = owner;
  const profile = { uid, name, email, phone, address, country, state, city, isAnonymous };
  try {
    await createProfile(profile);
    noteSavedProfile(profile);
    return undefined;
  } catch (error) {
    console.error('Error saving the profile:', error);
    return messages.saveFailed;
  }
}
