import type { Profile } from '@shared/profiles.ts';
import { hasVisible } from '@shared/visible-text.ts';

export function nameOfCustomer({
  name,
  isAnonymous,
}: Pick<Profile, 'name' | 'isAnonymous'>): string {
  return hasVisible(name) ? name : isAnonymous ? 'Guest' : 'No name';
}
