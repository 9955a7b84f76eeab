import { type Letter, letters } from './entry.ts';
import { commitAtomically } from '../platform/commit-atomically.ts';

/**
 * Queues a letter by itself, unless one of that id was queued before. A letter that tells what the
 * server does goes into the commit of that instead.
 */
export async function queueLetterOnce(id: string, letter: Letter): Promise<void> {
  await commitAtomically(async (batch) => {
    const reference = letters.doc(id);
    if (!(await reference.get()).exists) batch.create(reference, letter);
  });
}
