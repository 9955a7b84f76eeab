import { Problem } from '../problem.ts';
import { hostOf, type Settings } from '../settings.ts';

/**
 * Writes the data of the settings' own emulators to a folder, instead of what is there. It asks their hub by
 * its port: `firebase emulators:export` takes any suite of the same project id. Throws a Problem if the hub
 * refuses; the folder is then as it was.
 */
export async function exportEmulators(settings: Settings, folder: string): Promise<void> {
  const response = await fetch(`http://${hostOf(settings, 'hub')}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: folder, initiatedBy: 'seed', targets: ['auth', 'firestore'] }),
  });
  if (!response.ok) throw new Problem(`The export failed: ${await response.text()}`);
}
