import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { readTestSettings } from '../../../dev/suite/settings.ts';
import { webEnvironment } from '../../../dev/suite/web-environment.ts';
import { paths } from '../../../functions/shared/paths.ts';
import { suite } from '../functions/suite.ts';

const build = resolve(import.meta.dirname, '../../../web/build.ts');

/** Builds the site for the suite that runs, with variables that the suite's own was not built with. */
export async function buildSite(folder: string, variables: Record<string, string>): Promise<void> {
  const settings = readTestSettings({});
  const environment = webEnvironment({
    ...settings,
    projectId: suite.projectId,
    ports: {
      ...settings.ports,
      hosting: portOf(suite.siteUrl),
      sandbox: portOf(suite.sandboxUrl),
      auth: portOf(`http://${suite.authHost}`),
      firestore: portOf(`http://${process.env['FIRESTORE_EMULATOR_HOST']}`),
    },
  });
  await promisify(execFile)(process.execPath, [build, '--out-dir', folder], {
    env: { ...process.env, ...environment, ...variables },
  });
}

/** The file of each page that such a test opens. */
const pages: Record<string, string> = {
  [paths.home]: 'index.html',
  [paths.profile]: '_app-shell.html',
};

/** Sources by the directive of a Content-Security-Policy that they are added to. */
type Sources = Record<string, readonly string[]>;

/**
 * Serves the built site in place of the suite's, with the headers of Hosting and further sources in
 * their policy; endpoints stay.
 */
export async function serveSite(
  context: BrowserContext,
  folder: string,
  sources: Sources = {},
): Promise<void> {
  // A page that comes from no server counts as one of the internet.
  await context.grantPermissions(['local-network-access']);
  await context.route(`${suite.siteUrl}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const page = pages[pathname];
    const file = join(folder, page ?? pathname);
    if (!existsSync(file) || !statSync(file).isFile()) return route.fallback();
    if (page === undefined) return route.fulfill({ path: file });
    const response = await route.fetch();
    return route.fulfill({ response, path: file, headers: allow(response.headers(), sources) });
  });
}

function allow(headers: Record<string, string>, sources: Sources): Record<string, string> {
  const policy = Object.entries(sources).reduce(
    (text, [directive, more]) => text.replace(directive, `${directive} ${more.join(' ')}`),
    headers['content-security-policy'] ?? '',
  );
  return { ...headers, 'content-security-policy': policy };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}
