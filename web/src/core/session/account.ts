import type { User } from 'firebase/auth';
import { auth } from '../../lib/firebase.ts';
import { hasRole } from './has-role.ts';
import { sessionStore, type Account } from './session.ts';
import { toAccount } from './to-account.ts';

/**
 * Never rejects. An unreadable role counts as none, because code that loads third-party scripts checks the role
 * again.
 */
export async function readAccount(user: User): Promise<Account> {
  const isStaff = await hasRole(user).catch((error: unknown) => {
    console.warn('The role could not be read', error);
    return false;
  });
  return { ...toAccount(user), isStaff };
}

export async function updateAccount(): Promise<void> {
  const { currentUser } = auth();
  if (currentUser) showAccount(await readAccount(currentUser));
}

export function showAccount(account: Account): void {
  const session = sessionStore.get();
  if (session.status !== 'logged-in' || session.account.uid !== account.uid) return;
  const known = session.account;
  const isSame =
    account.email === known.email &&
    account.isVerified === known.isVerified &&
    account.name === known.name &&
    account.isAnonymous === known.isAnonymous &&
    account.isStaff === known.isStaff;
  if (!isSame) sessionStore.set({ ...session, account });
}
