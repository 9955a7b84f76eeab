import type { Profile } from '@shared/accounts/profiles.ts';

/** Returns the address of a profile. A guest can enter any address, so the text says that it isn't verified. */
export function emailOfCustomer({
  email,
  isAnonymous,
}: Pick<Profile, 'email' | 'isAnonymous'>): string {
  return isAnonymous && email !== '' ? `${email} (not verified)` : email;
}
