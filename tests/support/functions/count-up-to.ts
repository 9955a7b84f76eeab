import { requestCounts } from '../../../functions/src/platform/documents.ts';
import { countRequest, type Limit } from '../../../functions/src/platform/http/count-requests.ts';

type Counted = Pick<Limit, 'subject' | 'windowMs'>;

const tenMinutesMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** As if so much had been asked about each subject, in this window and in the next. */
export async function countUpTo(count: number, ...subjects: (string | Counted)[]): Promise<void> {
  const known = new Set((await requestCounts.listDocuments()).map(({ id }) => id));
  for (const it of subjects) {
    const counted: Counted = typeof it === 'string' ? { subject: it } : it;
    for (const later of [0, counted.windowMs ?? tenMinutesMs]) {
      await countRequest([{ ...counted, limit: 1 }], new Date(Date.now() + later));
    }
  }
  const added = (await requestCounts.listDocuments()).filter(({ id }) => !known.has(id));
  await Promise.all(added.map((counter) => counter.update({ count })));
}

/** The emails that were asked for to a mailbox in a day. */
export function emailsTo(mailbox: string): Counted {
  return { subject: `emails-to:${mailbox}`, windowMs: dayMs };
}
