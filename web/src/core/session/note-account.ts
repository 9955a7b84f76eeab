import { auth } from '../../lib/firebase.ts';
import { accountOf } from './account.ts';
import { sessionStore } from './session.ts';

/** Takes over into the session what the authentication service now knows of whoever is signed in. */
export function noteAccount(): void {
  const session = sessionStore.get();
  const { currentUser } = auth();
  if (session.status !== 'logged-in' || currentUser?.uid !== session.account.uid) return;
  const known = session.account;
  const account = accountOf(currentUser);
  const isSame =
    account.email === known.email &&
    account.isVerified === known.isVerified &&
    account.name === known.name &&
    account.isAnonymous === known.isAnonymous;
  if (!isSame) sessionStore.set({ ...session, account });
}
