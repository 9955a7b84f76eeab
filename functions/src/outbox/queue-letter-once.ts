import { commitAtomically } from '../platform/commit-atomically.ts';
import { newOutboxEntry } from './new-outbox-entry.ts';
import { outbox } from './outbox-entry.ts';

/**
 * Queues a letter in a commit of its own, unless a letter of that id exists. A letter about a change that
 * the server makes belongs into the commit of that change instead.
 */
export async function queueLetterOnce(
  id: string,
  ...letter: Parameters<typeof newOutboxEntry>
): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const reference = outbox.doc(id);
    if (!(await reads.get(reference)).exists) batch.create(reference, newOutboxEntry(...letter));
  });
}
