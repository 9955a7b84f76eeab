import type { UserRecord } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { revocations } from '../documents.ts';
import { commitAtomically, put } from '../commit-atomically.ts';

/** A token is valid for one hour. The second hour allows for clock differences. */
const keptMs = 2 * 60 * 60 * 1000;

/**
 * Makes the database refuse sign-ins before `tokensValidAfterTime`, as Firebase Authentication does. Safe to
 * repeat.
 */
export async function recordRevocation({ uid, tokensValidAfterTime }: UserRecord): Promise<void> {
  if (!tokensValidAfterTime) return;
  const atMs = Date.parse(tokensValidAfterTime);
  const revocation = {
    at: Timestamp.fromMillis(atMs),
    expiresAt: Timestamp.fromMillis(atMs + keptMs),
  };
  await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(revocations.doc(uid));
    const known = stored.data();
    // Another request may have stored a later time.
    if (known && known.at.toMillis() >= atMs) return;
    put(batch, stored, revocation);
  });
}
