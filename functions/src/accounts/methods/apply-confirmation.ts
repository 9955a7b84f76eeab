import { Timestamp } from 'firebase-admin/firestore';
import { ServerError } from '../../../shared/server-errors.ts';
import { change, commitAtomically } from '../../platform/commit-atomically.ts';
import type { FoundEmailLink } from '../../platform/email-links.ts';
import { confirmMethod } from './confirm-method.ts';

/** Confirms the method of a link and records that the link was used. Safe to repeat. Throws `link-spent`. */
export async function applyConfirmation({
  snapshot: { ref },
  link: { uid, email, method },
}: FoundEmailLink): Promise<void> {
  if (method === null || !(await confirmMethod({ uid, email, method }))) {
    throw new ServerError('link-spent');
  }
  await commitAtomically(async (batch, reads) => {
    const stored = await reads.get(ref);
    if (stored.exists && !stored.data()?.usedAt) change(batch, stored, { usedAt: Timestamp.now() });
  });
}
