import { Timestamp } from 'firebase-admin/firestore';
import { accountQueries, anonymousQueries } from '../firebase.ts';

const hourMs = 60 * 60 * 1000;

/** How many messages were stored within the last hour. */
export async function countRecentMessages(now: Date): Promise<number> {
  const since = Timestamp.fromMillis(now.getTime() - hourMs);
  const counts = await Promise.all(
    [anonymousQueries, accountQueries].map((messages) =>
      messages.where('createdAt', '>', since).count().get(),
    ),
  );
  return counts.reduce((sum, it) => sum + it.data().count, 0);
}
