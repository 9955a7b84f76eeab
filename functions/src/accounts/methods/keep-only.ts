import { auth } from '../../platform/firebase.ts';
import { changeClaims } from '../../platform/sessions/change-claims.ts';
import { endSessions } from '../../platform/sessions/end-sessions.ts';
import { notedClaims, signInMethods } from '../../platform/sessions/sign-in-methods.ts';
import { removeMethods } from './remove-methods.ts';

interface OwnMethod {
  uid: string;
  /** The owner's address. */
  email: string;
  /** The mark of the method with which the owner signs in. */
  mark: string;
}

/**
 * Trusts one sign-in method of an account and removes all others: before its address was proven, anyone may have added
 * them, or have begun the account. Ends all sessions if there were others. Safe to repeat.
 */
export async function keepOnly({ uid, email, mark }: OwnMethod): Promise<void> {
  // First: what is removed must not be trusted when it comes back, and the address is the owner's.
  await changeClaims(uid, (now) => ({ ...notedClaims(now), methods: [mark], ownerEmail: email }));
  const user = await auth.getUser(uid);
  const others = signInMethods(user).filter((method) => method.mark !== mark);
  if (others.length === 0) return;
  await removeMethods(user, others);
  await endSessions(uid);
}
