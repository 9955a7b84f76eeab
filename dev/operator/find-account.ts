import type { UserRecord } from 'firebase-admin/auth';
import { Problem } from '../suite/problem.ts';

/** Finds the account of an email address or a uid. Throws a Problem if there is none. */
export async function findAccount(emailOrUid: string): Promise<UserRecord> {
  // A static import would connect before the project is known.
  const { auth, isAccountMissing } = await import('../../functions/src/platform/firebase.ts');
  const isEmail = emailOrUid.includes('@');
  try {
    return await (isEmail ? auth.getUserByEmail(emailOrUid) : auth.getUser(emailOrUid));
  } catch (error) {
    if (isAccountMissing(error)) throw new Problem(`There is no account "${emailOrUid}".`);
    throw error;
  }
}
