import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stabiliseAccounts } from '../seed/stabilise-accounts.ts';
import { exportEmulators } from '../suite/emulators/export-emulators.ts';
import { startDatabases } from '../suite/emulators/start-databases.ts';
import { largeSeedFolder, root, seedFolder } from '../suite/folders.ts';
import { runCommand } from '../suite/lifetime.ts';
import { readStartSettings } from '../suite/settings.ts';
import { step } from '../suite/step.ts';

/**
 * Recreates emulator-data/ by writing the seed to empty emulators and exporting their data. `--many` writes a year
 * of 10,000 invoices to an uncommitted folder, for `npm start -- --many`.
 */
await runCommand(async (lifetime) => {
  const { many: isLarge } = parseArgs({
    options: { many: { type: 'boolean', default: false } },
  }).values;
  const folder = isLarge ? largeSeedFolder : seedFolder;
  const settings = readStartSettings(process.env);
  const { crashed } = await startDatabases(lifetime, settings);
  const { writeSeed } = await import('../seed/write-seed.ts');
  await step('Writing the seed', () => Promise.race([writeSeed({ isLarge }), crashed]));
  await step(`Exporting ${relative(root, folder)}/`, async () => {
    await exportEmulators(settings, folder);
    await stabiliseAccounts(folder);
  });
  return 0;
});
