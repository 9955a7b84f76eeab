import { commitAtomically } from '../platform/commit-atomically.ts';
import { newOutboxEntry } from './new-outbox-entry.ts';
import { outbox } from './outbox-entry.ts';

/**
 * Queues an email about a change that another process made. The email about the server's own change belongs in the
 * commit of that change.
 */
export async function queueEmailOnce(
  id: string,
  ...email: Parameters<typeof newOutboxEntry>
): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const reference = outbox.doc(id);
    if (!(await reads.get(reference)).exists) batch.create(reference, newOutboxEntry(...email));
  });
}
