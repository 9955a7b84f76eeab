import type { Profile } from '@shared/accounts/profiles.ts';
import { hasVisible } from '@shared/values/visible-text.ts';

/** A name to call a customer by. A guest need not have one. */
export function nameOfCustomer({
  name,
  isAnonymous,
}: Pick<Profile, 'name' | 'isAnonymous'>): string {
  return hasVisible(name) ? name : isAnonymous ? 'Guest' : 'No name';
}
