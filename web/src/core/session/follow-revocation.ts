import { collections } from '@shared/collections.ts';
import { doc, onSnapshot, Timestamp } from 'firebase/firestore';
import { auth } from '../../lib/firebase.ts';
import { firestore } from '../../lib/firestore.ts';
import { currentSession, leaveSession } from '../api/leave-ended-session.ts';

/**
 * Leaves the session when the server records its end. Open lists would not notice, because Firestore checks access
 * only when a listener starts.
 */
export function followRevocation(uid: string, signal: AbortSignal): void {
  const stop = onSnapshot(
    doc(firestore(), collections.revoked, uid),
    (revocation) => {
      const at: unknown = revocation.get('at');
      if (at instanceof Timestamp) void leaveIfOver(at.toMillis());
    },
    (error) => {
      if (!signal.aborted) console.warn('Error following the end of the session', error);
    },
  );
  signal.addEventListener('abort', stop);
}

/** Leaves the session if it began before the revocation. `firestore.rules` makes the same comparison. */
async function leaveIfOver(revokedAtMs: number): Promise<void> {
  try {
    const session = currentSession();
    const token = await auth().currentUser?.getIdTokenResult();
    if (token && Number(token.claims['auth_time']) * 1000 < revokedAtMs)
      await leaveSession(session);
  } catch (error) {
    console.warn('Error comparing the session with its end', error);
  }
}
