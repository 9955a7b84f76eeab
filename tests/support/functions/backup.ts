import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoredCollections } from '../../../functions/shared/restored-collections.ts';
import { callFirestore, database } from './call-firestore.ts';
import { suite } from './suite.ts';

/** Exports the database like a backup. Resolves to the path of the export's metadata file. */
export async function exportDatabase(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'backup-'));
  const request = { database, export_directory: folder, export_name: 'backup' };
  await callFirestore('POST', `/emulator/v1/projects/${suite.projectId}:export`, request);
  return join(folder, 'backup', 'backup.overall_export_metadata');
}

/**
 * Replaces the collections of a restore with those of an export. The emulator imports only whole exports, so the
 * other collections are exported first and imported last.
 */
export async function restoreCollections(backup: string): Promise<void> {
  const deleted = { database, collection_ids: restoredCollections('together', 'damaged') };
  await callFirestore('POST', `/emulator/v1/projects/${suite.projectId}:bulkDelete`, deleted);
  const kept = await exportDatabase();
  await importDatabase(backup);
  await importDatabase(kept);
}

async function importDatabase(backup: string): Promise<void> {
  const request = { database, export_directory: backup };
  await callFirestore('POST', `/emulator/v1/projects/${suite.projectId}:import`, request);
}
