import type { Profile } from '@shared/accounts/profiles.ts';
import { hasVisible } from '@shared/values/visible-text.ts';

export function nameOfCustomer({
  name,
  isAnonymous,
}: Pick<Profile, 'name' | 'isAnonymous'>): string {
  return hasVisible(name) ? name : isAnonymous ? 'Guest' : 'No name';
}
