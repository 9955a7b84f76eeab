import { auth } from '../../lib/firebase.ts';

/**
 * Asks whether the address of whoever is signed in was verified meanwhile. The token follows, so that
 * rules and functions know of a letter's link too; the session hears of both by itself. Resolves to
 * whether it is.
 */
export async function refreshVerification(): Promise<boolean> {
  const { currentUser } = auth();
  if (!currentUser || currentUser.isAnonymous) return false;
  if (!currentUser.emailVerified) await currentUser.reload();
  if (!currentUser.emailVerified) return false;
  const { claims } = await currentUser.getIdTokenResult();
  if (claims['email_verified'] !== true) await currentUser.getIdToken(true);
  return true;
}
