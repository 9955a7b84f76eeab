import type { Profile } from '@shared/profiles.ts';
import { setSavedProfile } from '../../core/session/session.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { updateProfile } from './api/update-profile.ts';
import { messages } from '../../content/profile.ts';
import type { ProfileForm } from './schema.ts';

/** Without a connection it fails much earlier by itself; this is for one that leads nowhere. */
const longestSaveMs = 30_000;

/** Stores what was edited. Resolves to a message when that failed. */
export async function saveProfile(
  profile: Profile,
  form: ProfileForm,
): Promise<string | undefined> {
  try {
    await withTimeLimit(updateProfile(profile.uid, form), longestSaveMs);
    setSavedProfile({ ...profile, ...form });
    return undefined;
  } catch (error) {
    console.warn('Error updating the profile', error);
    return messages.saveFailed;
  }
}
