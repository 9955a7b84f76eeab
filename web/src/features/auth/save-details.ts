import { setSavedProfile } from '../../core/session/session.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { createProfile } from './api/create-profile.ts';
import { messages } from '../../content/auth.ts';
import type { DetailsForm } from './schemas.ts';

/** The database's client retries without end. */
const saveLimitMs = 15_000;

interface Owner {
  uid: string;
  /** The account's own address, which takes precedence. */
  email: string | null;
  isAnonymous: boolean;
}

/** Stores the details as the account's profile. Resolves to a message if that failed. */
export async function saveDetails(
  owner: Owner | undefined,
  form: DetailsForm,
): Promise<string | undefined> {
  if (!owner) return messages.userIdMissing;
  const { name, phone, address, country, state, city } = form;
  const { uid, isAnonymous } = owner;
  const email = owner.email ?? form.email;
  const profile = { uid, name, email, phone, address, country, state, city, isAnonymous };
  try {
    await withTimeLimit(createProfile(profile), saveLimitMs);
    setSavedProfile(profile);
    return undefined;
  } catch (error) {
    console.error('Error saving the profile:', error);
    return messages.saveFailed;
  }
}
