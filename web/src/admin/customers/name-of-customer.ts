import type { Profile } from '@shared/profiles.ts';
import { hasVisible } from '@shared/visible-text.ts';

/** Returns a customer's display name. A guest may not have entered a name. */
export function nameOfCustomer({
  name,
  isAnonymous,
}: Pick<Profile, 'name' | 'isAnonymous'>): string {
  return hasVisible(name) ? name : isAnonymous ? 'Guest' : 'No name';
}
