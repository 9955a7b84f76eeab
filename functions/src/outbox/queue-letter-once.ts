import { type OutboxEntry, outbox } from './outbox-entry.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Queues a letter by itself, unless one of that id was queued before. A letter that tells what the
 * server does goes into the commit of that instead.
 */
export async function queueLetterOnce(id: string, letter: OutboxEntry): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const reference = outbox.doc(id);
    if (!(await reads.get(reference)).exists) batch.create(reference, letter);
  });
}
