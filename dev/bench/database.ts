import { payments } from '../../functions/src/payments/documents.ts';
import { Problem } from '../suite/problem.ts';
import { hostOf, type Settings } from '../suite/settings.ts';

/** Removes every document of the bench's database. */
export async function emptyDatabase(settings: Settings): Promise<void> {
  const { projectId } = settings;
  const answer = await fetch(
    `http://${hostOf(settings, 'firestore')}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}

/** Refuses to go on with a measurement in which something else was done than settling payments. */
export async function expectSettled(expected: number): Promise<void> {
  const settled = await payments.where('outcome', '==', 'settled').count().get();
  const { count } = settled.data();
  if (count !== expected) throw new Problem(`${count} of ${expected} payments were settled.`);
}
