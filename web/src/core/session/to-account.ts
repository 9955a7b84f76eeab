import type { User } from 'firebase/auth';
import type { Account } from './session.ts';
import { isUnproven } from './unproven-address.ts';

export type KnownUser = Pick<
  User,
  'uid' | 'displayName' | 'email' | 'emailVerified' | 'isAnonymous' | 'providerData'
>;

/** A linked guest may have an address only in the provider data. An address from Google counts as verified. */
export function toAccount(user: KnownUser): Omit<Account, 'isStaff'> {
  const { uid, displayName, emailVerified, isAnonymous, providerData } = user;
  const linked = providerData.find((provider) => provider.email !== null);
  const email = user.email ?? linked?.email ?? null;
  const isFromGoogle = linked?.providerId === 'google.com' && linked.email === email;
  return {
    uid,
    email,
    isVerified: (emailVerified || isFromGoogle) && !isUnproven(uid),
    name: displayName ?? linked?.displayName ?? null,
    isAnonymous,
  };
}
