import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../../../functions/shared/paths.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import type { BarePageSettings } from './bare/bare-page.ts';

/** The least that a page needs to show a customer's orders: with Firestore's SDK, and with one REST call. */
const barePages = ['orders-by-sdk', 'orders-by-rest'] as const;

/** Their addresses and scripts are where Hosting sets the same cache rules as for the site's own. */
const pageFolder = `${paths.profile}/bare`;
const scriptFolder = '/assets/bare';

/** Writes the bare pages into the built site. Returns their paths. */
export async function writeBarePages(settings: Settings, folder: string): Promise<string[]> {
  const values: BarePageSettings = {
    projectId: settings.projectId,
    authOrigin: originOf(settings, 'auth'),
    firestoreOrigin: originOf(settings, 'firestore'),
  };
  await mkdir(join(folder, pageFolder), { recursive: true });
  await build({
    entryPoints: barePages.map((name) => join(import.meta.dirname, 'bare', `${name}.ts`)),
    outdir: join(folder, scriptFolder),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { BARE_PAGE_SETTINGS: JSON.stringify(values) },
  });
  for (const name of barePages) {
    await writeFile(
      join(folder, pageFolder, `${name}.html`),
      `<!doctype html><title>${name}</title><main></main><script type="module" src="${scriptFolder}/${name}.js"></script>`,
    );
  }
  return barePages.map((name) => `${pageFolder}/${name}`);
}
