import type { User } from 'firebase/auth';
import type { Account } from './session.ts';

/** Reads an account. One that a guest linked may have its address only from where it was linked to. */
export function accountOf(user: User): Account {
  const { uid, email, displayName, isAnonymous, providerData } = user;
  const linked = providerData.find((provider) => provider.email !== null);
  return {
    uid,
    email: email ?? linked?.email ?? null,
    name: displayName ?? linked?.displayName ?? null,
    isAnonymous,
  };
}
