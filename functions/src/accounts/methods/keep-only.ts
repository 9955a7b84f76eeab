import { auth } from '../../platform/firebase.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { currentClaims, signInMethods } from '../../platform/sessions/sign-in-methods.ts';
import { removeMethods } from './remove-methods.ts';

interface OwnMethod {
  uid: string;
  /** The owner's address. */
  email: string;
  /** The mark of the method that the owner logs in with. */
  mark: string;
}

/**
 * Trusts one sign-in method of an account and removes all others. Before the address was proven, a stranger may
 * have added them or created the account. Ends all sessions if there were others. Safe to repeat.
 */
export async function keepOnly({ uid, email, mark }: OwnMethod): Promise<void> {
  // The claims change first, because `removeMethods` restores their address. A removed method must stay untrusted.
  await changeClaims(uid, (now) => ({ ...currentClaims(now), methods: [mark], ownerEmail: email }));
  const user = await auth.getUser(uid);
  const others = signInMethods(user).filter((method) => method.mark !== mark);
  if (others.length === 0) return;
  await removeMethods(user, others);
  await endSessions(uid);
}
