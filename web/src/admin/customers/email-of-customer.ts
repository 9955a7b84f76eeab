import type { Profile } from '@shared/accounts/profiles.ts';

/** The address of a profile. A guest can type anyone's, and the text says so. */
export function emailOfCustomer({
  email,
  isAnonymous,
}: Pick<Profile, 'email' | 'isAnonymous'>): string {
  return isAnonymous && email !== '' ? `${email} (not verified)` : email;
}
