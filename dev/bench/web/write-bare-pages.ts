import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { paths } from '../../../functions/shared/paths.ts';
import { originOf, type Settings } from '../../suite/settings.ts';
import type { BarePageSettings } from './bare/bare-page.ts';

/** The least that a page needs to show the first rows of a list: with Firestore's SDK, and with one REST call. */
const barePages = {
  orders: ['orders-by-sdk', 'orders-by-rest'],
  invoices: ['invoices-by-sdk', 'invoices-by-rest'],
} as const;

export type BareList = keyof typeof barePages;

/** Their addresses and scripts are where Hosting sets the same cache rules as for the site's own. */
const pageFolder = `${paths.profile}/bare`;
const scriptFolder = '/assets/bare';

/** Writes the bare pages of a list into the built site. Returns their paths. The last one uses REST. */
export async function writeBarePages(
  list: BareList,
  settings: Settings,
  folder: string,
): Promise<string[]> {
  const names = barePages[list];
  const values: BarePageSettings = {
    projectId: settings.projectId,
    authOrigin: originOf(settings, 'auth'),
    firestoreOrigin: originOf(settings, 'firestore'),
  };
  await mkdir(join(folder, pageFolder), { recursive: true });
  await build({
    entryPoints: names.map((name) => join(import.meta.dirname, 'bare', `${name}.ts`)),
    outdir: join(folder, scriptFolder),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { BARE_PAGE_SETTINGS: JSON.stringify(values) },
  });
  for (const name of names) {
    await writeFile(
      join(folder, pageFolder, `${name}.html`),
      `<!doctype html><title>${name}</title><main></main><script type="module" src="${scriptFolder}/${name}.js"></script>`,
    );
  }
  return names.map((name) => `${pageFolder}/${name}`);
}
