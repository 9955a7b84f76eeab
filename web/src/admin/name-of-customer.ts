import type { Profile } from '@shared/profiles.ts';

/** A name to call a customer by. A guest need not have one. */
export function nameOfCustomer({
  name,
  isAnonymous,
}: Pick<Profile, 'name' | 'isAnonymous'>): string {
  return name || (isAnonymous ? 'Guest' : 'No name');
}
