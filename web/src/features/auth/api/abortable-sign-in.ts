import { beforeAuthStateChanged, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

interface SignIn {
  signal: AbortSignal;
  isOwn: (user: User) => boolean;
}

const underWay = new Set<SignIn>();

/**
 * Runs a sign-in that the signal can abort, however late the answer comes: the user is then not signed in,
 * and the call rejects. `isOwn` identifies the user of this sign-in among those of concurrent ones.
 */
export async function abortableSignIn<Result>(
  signIn: SignIn,
  run: () => Promise<Result>,
): Promise<Result> {
  underWay.add(signIn);
  const stop = beforeAuthStateChanged(auth(), refuseAborted);
  try {
    return await run();
  } finally {
    stop();
    underWay.delete(signIn);
  }
}

function refuseAborted(user: User | null): void {
  const own = user ? [...underWay].filter(({ isOwn }) => isOwn(user)) : [];
  const isAborted = own.length > 0 && own.every(({ signal }) => signal.aborted);
  if (isAborted) throw new Error('The sign-in was aborted.');
}
