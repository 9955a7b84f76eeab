import { commitAtomically } from '../platform/commit-atomically.ts';
import { newOutboxEntry } from './new-outbox-entry.ts';
import { outbox } from './outbox-entry.ts';

/** Use it for a change of another author: the email about our own change belongs into the commit of that change. */
export async function queueEmailOnce(
  id: string,
  ...email: Parameters<typeof newOutboxEntry>
): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const reference = outbox.doc(id);
    if (!(await reads.get(reference)).exists) batch.create(reference, newOutboxEntry(...email));
  });
}
