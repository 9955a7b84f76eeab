import { beforeAuthStateChanged } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

/** Runs a sign-in that is refused for any other account. Resolves to whether it succeeded. */
export async function signInOnlyAs(uid: string, signIn: () => Promise<unknown>): Promise<boolean> {
  const stop = beforeAuthStateChanged(auth(), (user) => {
    if (user && user.uid !== uid) throw new Error('This is another account.');
  });
  try {
    await signIn();
    return true;
  } catch {
    return false;
  } finally {
    stop();
  }
}
