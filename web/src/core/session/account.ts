import type { User } from 'firebase/auth';
import type { Account } from './session.ts';

/**
 * Reads an account. One that a guest linked may have its address only from where it was linked to. What
 * Google knows as its user's address counts as verified; the token may not say so, and a server has to
 * ask the authentication service.
 */
export function accountOf(user: User): Account {
  const { uid, displayName, emailVerified, isAnonymous, providerData } = user;
  const linked = providerData.find((provider) => provider.email !== null);
  const email = user.email ?? linked?.email ?? null;
  const isGoogles = linked?.providerId === 'google.com' && linked.email === email;
  return {
    uid,
    email,
    isVerified: emailVerified || isGoogles,
    name: displayName ?? linked?.displayName ?? null,
    isAnonymous,
  };
}
