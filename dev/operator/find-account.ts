import type { UserRecord } from 'firebase-admin/auth';
import type { AccountClaims } from '../../functions/shared/accounts/account-claims.ts';
import { Problem } from '../suite/problem.ts';

/**
 * Finds an account by its owner's address even after an intruder has replaced the address. Throws a Problem if
 * there is no account.
 */
export async function findAccount(emailOrUid: string): Promise<UserRecord> {
  // A static import would connect before the project is known.
  const { auth, isAccountMissing } = await import('../../functions/src/platform/firebase.ts');
  const isEmail = emailOrUid.includes('@');
  try {
    return await (isEmail ? auth.getUserByEmail(emailOrUid) : auth.getUser(emailOrUid));
  } catch (error) {
    if (!isAccountMissing(error)) throw error;
    const owned = isEmail ? await findByOwner(emailOrUid.toLowerCase()) : undefined;
    if (!owned) throw new Problem(`No account "${emailOrUid}" was found.`);
    return owned;
  }
}

async function findByOwner(email: string): Promise<UserRecord | undefined> {
  const { auth } = await import('../../functions/src/platform/firebase.ts');
  let page: string | undefined;
  do {
    const { users, pageToken } = await auth.listUsers(1000, page);
    const owned = users.find(({ customClaims }) => {
      const { ownerEmail }: AccountClaims = customClaims ?? {};
      return ownerEmail === email;
    });
    if (owned) return owned;
    page = pageToken;
  } while (page !== undefined);
  return undefined;
}
