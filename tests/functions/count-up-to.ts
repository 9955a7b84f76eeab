import { requestCounts } from '../../functions/src/firebase.ts';
import { countRequest } from '../../functions/src/services/count-requests.ts';

const windowMs = 10 * 60 * 1000;

/** As if somebody had asked that often, in this window and in the next. */
export async function countUpTo(subject: string, count: number): Promise<void> {
  const known = new Set((await requestCounts.listDocuments()).map(({ id }) => id));
  for (const later of [0, windowMs]) {
    await countRequest([{ subject, limit: 1 }], new Date(Date.now() + later));
  }
  for (const counter of await requestCounts.listDocuments()) {
    if (!known.has(counter.id)) await counter.update({ count });
  }
}
