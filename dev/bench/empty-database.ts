import { hostOf, type Settings } from '../suite/settings.ts';

/** Removes every document of a benchmark's database. */
export async function emptyDatabase(settings: Settings): Promise<void> {
  const { projectId } = settings;
  const answer = await fetch(
    `http://${hostOf(settings, 'firestore')}/emulator/v1/projects/${projectId}/databases/(default)/documents`,
    { method: 'DELETE' },
  );
  if (!answer.ok) throw new Error(`The database was not emptied: ${answer.status}`);
}
