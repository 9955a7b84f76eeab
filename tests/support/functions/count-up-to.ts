import { Timestamp } from 'firebase-admin/firestore';
import { requestCounts } from '../../../functions/src/platform/documents.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import type { Limit } from '../../../functions/src/platform/http/count-requests.ts';
import { keyedHash } from '../../../functions/src/platform/keyed-hash.ts';

type Counted = Pick<Limit, 'subject' | 'windowMs'>;

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** Sets the request count of each subject in this time window and the next. */
export async function countUpTo(count: number, ...subjects: (string | Counted)[]): Promise<void> {
  const batch = firestore.batch();
  for (const it of subjects) {
    const { subject, windowMs = tenMinutesMs }: Counted =
      typeof it === 'string' ? { subject: it } : it;
    const window = Math.floor(Date.now() / windowMs);
    for (const each of [window, window + 1]) {
      const expiresAt = Timestamp.fromMillis((each + 2) * windowMs);
      batch.set(requestCounts.doc(keyedHash(`${each}:${subject}`)), { count, expiresAt });
    }
  }
  await batch.commit();
}

export function emailsTo(mailbox: string): Counted {
  return { subject: `emails-to:${mailbox}`, windowMs: dayMs };
}
