import type { User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { sessionStore, type Account } from './session.ts';
import { isUnproven } from './unproven-address.ts';

/** A linked guest may have an address only at the provider. One that Google gave counts as verified. */
export function toAccount(user: User): Account {
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

/** Updates the session with what the authentication service now knows of the account. */
export function updateAccount(): void {
  const session = sessionStore.get();
  const { currentUser } = auth();
  if (session.status !== 'logged-in' || currentUser?.uid !== session.account.uid) return;
  const known = session.account;
  const account = toAccount(currentUser);
  const isSame =
    account.email === known.email &&
    account.isVerified === known.isVerified &&
    account.name === known.name &&
    account.isAnonymous === known.isAnonymous;
  if (!isSame) sessionStore.set({ ...session, account });
}
