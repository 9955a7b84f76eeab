import { auth } from '../../lib/firebase.ts';

/**
 * Asks whether the address of whoever is signed in was verified meanwhile. The token follows, so that
 * rules and functions know of a letter's link too; the session hears of both by itself.
 */
export async function refreshVerification(): Promise<void> {
  const { currentUser } = auth();
  if (!currentUser || currentUser.isAnonymous) return;
  if (!currentUser.emailVerified) await currentUser.reload();
  if (!currentUser.emailVerified) return;
  const { claims } = await currentUser.getIdTokenResult();
  if (claims['email_verified'] !== true) await currentUser.getIdToken(true);
}
