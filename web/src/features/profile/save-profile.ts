import type { Profile } from '@shared/profiles.ts';
import { setSavedProfile } from '../../core/session/session.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { updateProfile } from './api/update-profile.ts';
import { messages } from '../../content/profile.ts';
import type { ProfileForm } from './schema.ts';

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
