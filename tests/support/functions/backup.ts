import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { healthId } from '../../../functions/shared/admin/health.ts';
import { collections } from '../../../functions/shared/collections.ts';
import { restoredCollections } from '../../../functions/shared/restored-collections.ts';
import { firestore } from '../../../functions/src/platform/firebase.ts';
import { suite } from './suite.ts';

const database = `projects/${suite.projectId}/databases/(default)`;

/** Keeps the time of the latest webhook, because the functions store it only once a minute. */
export async function emptyDatabase(): Promise<void> {
  const health = firestore.doc(`${collections.health}/${healthId}`);
  const known = (await health.get()).data();
  await deleteAllDocuments();
  // The emulator deletes one document after another. What a function writes meanwhile can stay, such as a receipt.
  await deleteAllDocuments();
  if (known) await health.set(known);
}

async function deleteAllDocuments(): Promise<void> {
  await call('DELETE', `/emulator/v1/${database}/documents`);
}

/** Exports the database like a backup. Resolves to the path of the export's metadata file. */
export async function exportDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const request = { database, export_directory: folder, export_name: 'backup' };
  await call('POST', `/emulator/v1/projects/${suite.projectId}:export`, request);
  return join(folder, 'backup', 'backup.overall_export_metadata');
}

/**
 * Replaces the collections of a restore with those of an export. The emulator imports only whole exports, so the
 * other collections are exported first and imported last.
 */
export async function restoreCollections(backup: string): Promise<void> {
  const deleted = { database, collection_ids: restoredCollections('together', 'damaged') };
  await call('POST', `/emulator/v1/projects/${suite.projectId}:bulkDelete`, deleted);
  const kept = await exportDatabase();
  await importDatabase(backup);
  await importDatabase(kept);
}

async function importDatabase(backup: string): Promise<void> {
  const request = { database, export_directory: backup };
  await call('POST', `/emulator/v1/projects/${suite.projectId}:import`, request);
}

async function call(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`http://${suite.firestoreHost}${path}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
