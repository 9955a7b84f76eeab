/**
 * Builds the site with `node build/build.ts [--project <id>] [--out-dir <dir>]`. The variables come from
 * `web/.env.<id>` and the environment. The output goes to `web/dist` by default.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, loadEnv } from 'vite';
import type { PublicPage } from '../src/app/page-descriptions.ts';
import { robots, sitemap } from './crawler-files.ts';
import { preloadPanel } from './preload-panel.ts';
import { withPrerenderer } from './prerenderer.ts';
import { writePages } from './write-pages.ts';

const webDir = resolve(import.meta.dirname, '..');
const configFile = join(webDir, 'vite.config.ts');
const { values } = parseArgs({
  options: { project: { type: 'string' }, 'out-dir': { type: 'string' } },
});
/** Vite reads `.env.<mode>`. */
const mode = values.project ?? 'production';
const variables = loadEnv(mode, webDir, ['SITE_URL', 'VITE_TEST_SITE']);
/** The origin of the site, such as `https://www.example.com`. Undefined if `SITE_URL` is not set. */
const origin = variables['SITE_URL']?.replace(/\/$/, '');
const isTestSite = variables['VITE_TEST_SITE'] === 'true';
const folder = resolve(values['out-dir'] ?? join(webDir, 'dist'));

const inputs = ['index.html', 'src/main.tsx', 'src/core/session/first-session.ts'];
const scripts = await buildScripts(inputs, { emptyOutDir: true });
// A separate build keeps the code of the site and the admin panel apart.
const adminScripts = await buildScripts(['_admin.html'], { emptyOutDir: false });
await preloadPanel(folder, adminScripts);
await withPrerenderer({ configFile, mode }, async (prerenderer) => {
  await writePages(prerenderer, {
    webDir,
    folder,
    origin,
    isTestSite,
    scripts,
    // An operator's name and address change the size, and an operator can't make the scripts smaller.
    isBudgetStrict: values.project === undefined,
  });
  if (origin) await writeForCrawlers(origin, prerenderer.publicPages);
});

async function buildScripts(inputs: string[], { emptyOutDir }: { emptyOutDir: boolean }) {
  const built = await build({
    configFile,
    mode,
    logLevel: 'warn',
    build: {
      outDir: folder,
      emptyOutDir,
      rolldownOptions: { input: inputs.map((input) => join(webDir, input)) },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('The build has no output.');
  return result.output.filter((file) => file.type === 'chunk');
}

async function writeForCrawlers(origin: string, pages: readonly PublicPage[]): Promise<void> {
  await writeFile(join(folder, 'robots.txt'), robots(isTestSite ? undefined : origin));
  if (isTestSite) return;
  const entries = pages.map(({ path, changed }) => ({
    url: origin + path,
    lastChangedOn: changed,
  }));
  await writeFile(join(folder, 'sitemap.xml'), sitemap(entries));
}
