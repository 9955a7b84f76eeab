import { beforeAuthStateChanged, type User } from 'firebase/auth';
import { auth } from '../../../lib/firebase.ts';

interface Attempt {
  signal: AbortSignal;
  isOwn: (user: User) => boolean;
}

const underWay = new Set<Attempt>();

/**
 * Runs a sign-in that the signal can abort, however late the answer comes: the user is then not signed in,
 * and the call rejects. `isOwn` identifies the user of this sign-in among those of concurrent ones.
 */
export async function abortableSignIn<Result>(
  attempt: Attempt,
  signIn: () => Promise<Result>,
): Promise<Result> {
  underWay.add(attempt);
  const stop = beforeAuthStateChanged(auth(), refuseGivenUp);
  try {
    return await signIn();
  } finally {
    stop();
    underWay.delete(attempt);
  }
}

function refuseGivenUp(user: User | null): void {
  const attempts = user ? [...underWay].filter(({ isOwn }) => isOwn(user)) : [];
  const isGivenUp = attempts.length > 0 && attempts.every(({ signal }) => signal.aborted);
  if (isGivenUp) throw new Error('The sign-in was given up.');
}
