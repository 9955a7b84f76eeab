import { roleOf, type Role } from '@shared/roles.ts';
import { onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { noteSignedIn } from '../../core/session/signed-in-flag.ts';
import { dropDraftsOf, dropDraftsOfOthers } from '../drafts.ts';
import { staffStore } from '../staff.ts';

/** The account whose token was renewed. The renewal is reported too, and must not lead to another one. */
let renewedUid: string | undefined;

/** Follows who is signed in, and with what role. The site's own pages see the same session. */
export function followStaff(): void {
  onIdTokenChanged(auth(), (user) => {
    noteSignedIn(user !== null);
    if (user) return void showRole(user);
    renewedUid = undefined;
    staffStore.set({ status: 'signed-out' });
  });
}

/** Asks for the role again, after that has failed. */
export async function retryRole(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) await showRole(currentUser);
}

/** For a person who signs out: what the account has typed goes. */
export function leaveDesk(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) dropDraftsOf(currentUser.uid);
  return signOut(auth());
}

async function showRole(user: User): Promise<void> {
  const email = user.email ?? 'a guest';
  try {
    const role = await readRole(user);
    if (!isCurrent(user)) return;
    if (!role) return staffStore.set({ status: 'refused', email });
    dropDraftsOfOthers(user.uid);
    staffStore.set({ status: 'in', uid: user.uid, email, role });
  } catch (error) {
    console.warn('The role could not be read', error);
    if (isCurrent(user)) staffStore.set({ status: 'failed', email });
  }
}

function isCurrent({ uid }: User): boolean {
  return auth().currentUser?.uid === uid;
}

/** A role that was given after the sign-in comes with a new token. Rejects if there is no answer. */
async function readRole(user: User): Promise<Role | undefined> {
  const known = roleOf((await user.getIdTokenResult()).claims);
  if (known || renewedUid === user.uid) return known;
  renewedUid = user.uid;
  try {
    return roleOf((await user.getIdTokenResult(true)).claims);
  } catch (error) {
    renewedUid = undefined;
    throw error;
  }
}
