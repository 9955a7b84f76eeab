import type { UserRecord } from 'firebase-admin/auth';
import { Problem } from '../suite/problem.ts';

/** The account of an e-mail address or a uid. Throws a Problem when there is none. */
export async function findAccount(emailOrUid: string): Promise<UserRecord> {
  // Loaded only once the process is connected to a project.
  const { auth, isAccountMissing } = await import('../../functions/src/platform/firebase.ts');
  const isEmail = emailOrUid.includes('@');
  try {
    return await (isEmail ? auth.getUserByEmail(emailOrUid) : auth.getUser(emailOrUid));
  } catch (error) {
    if (isAccountMissing(error)) throw new Problem(`There is no account "${emailOrUid}".`);
    throw error;
  }
}
