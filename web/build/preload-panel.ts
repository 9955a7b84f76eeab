import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptsOf, type Script } from './page-scripts.ts';

/** Lists the code of the panel and its lists in the admin page, so that it loads together with the first script. */
export async function preloadPanel(folder: string, scripts: readonly Script[]): Promise<void> {
  const file = join(folder, '_admin.html');
  const html = await readFile(file, 'utf8');
  const links = scriptsOf(scripts, ['src/admin/main.tsx', 'src/admin/pages/payables-page.tsx'])
    .filter(({ fileName }) => !html.includes(fileName))
    .map(({ fileName }) => `<link rel="modulepreload" href="/${fileName}" />`);
  await writeFile(file, html.replace('</head>', `${links.join('\n')}</head>`));
}
