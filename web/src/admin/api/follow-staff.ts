import { roleOf } from '@shared/roles.ts';
import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { noteSignedIn } from '../../core/session/signed-in-flag.ts';
import { staffStore } from '../staff.ts';

/** Follows who is signed in, and with what role. The site's own pages see the same session. */
export function followStaff(): void {
  onIdTokenChanged(auth(), (user) => {
    noteSignedIn(user !== null);
    if (!user) staffStore.set({ status: 'signed-out' });
    else void readRole(user);
  });
}

export function leaveDesk(): Promise<void> {
  return signOut(auth());
}

async function readRole(user: User): Promise<void> {
  const email = user.email ?? 'a guest';
  // A role that was given after the sign-in comes with a new token.
  const role = await readClaims(user, false).then((found) => found ?? readClaims(user, true));
  if (auth().currentUser?.uid !== user.uid) return;
  staffStore.set(role ? { status: 'in', email, role } : { status: 'refused', email });
}

async function readClaims(user: User, isRenewed: boolean) {
  try {
    return roleOf((await user.getIdTokenResult(isRenewed)).claims);
  } catch (error) {
    console.warn('The role could not be read', error);
    return undefined;
  }
}
