import { Problem } from '../problem.ts';
import { hostOf, type Settings } from '../settings.ts';

/**
 * Replaces a folder's data with the data of these settings' emulators. Throws a Problem and keeps the folder if the
 * export fails. It calls the emulators' hub by port, because `firebase emulators:export` uses any suite with the
 * same project ID.
 */
export async function exportEmulators(settings: Settings, folder: string): Promise<void> {
  const response = await fetch(`http://${hostOf(settings, 'hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'seed', targets: ['auth', 'firestore'] }),
  });
  if (!response.ok) throw new Problem(`The export failed: ${await response.text()}`);
}
