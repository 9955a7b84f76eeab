import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { paths } from '../../functions/shared/paths.ts';
import type { DescribedPage } from '../src/app/page-descriptions.ts';
import type { SitePage } from '../src/app/site-map.ts';
import { checkPublicPage } from './checks/check-public-page.ts';
import { fillTemplate } from './fill-template.ts';
import { headTags } from './head/head-tags.ts';
import { manifest } from './head/manifest.ts';
import { dataScript, structuredData } from './head/structured-data.ts';
import { checkBudget, scriptsOf, type Script, type ScriptBudget } from './page-scripts.ts';
import { readDarkColors } from './pictures/colors.ts';
import { writeIcons } from './pictures/icons.ts';
import { writePagePicture } from './pictures/page-picture.ts';
import type { Prerenderer } from './prerenderer.ts';
import { buildStartTag } from './start-script.ts';

interface Site {
  /** The folder of the source. */
  webDir: string;
  /** The folder of the built site, which holds the scripts and the template already. */
  folder: string;
  /** Without it the pages have no tags and files that need full addresses. */
  origin: string | undefined;
  /** Search engines must list no page of a test site. */
  isTestSite: boolean;
  scripts: readonly Script[];
}

/** The script that each page begins with. */
const main = 'src/main.tsx';

/** What a page loads at once for a user who has signed in before. */
const ofSignedIn = [
  'src/core/session/follow-user.ts',
  'src/core/session/watch-profile.ts',
  'src/core/database/watch-user-collection.ts',
  'src/features/cart/follow-cloud-cart.ts',
  'src/features/cart/api/cloud-cart.ts',
];

/** Writes the HTML of every page with its picture, and the icons of the site. Throws when one is not complete. */
export async function writePages(
  { prerenderPage, renderPicture, describedPages, dataFacts }: Prerenderer,
  { webDir, folder, origin, isTestSite, scripts }: Site,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const colorOf = readDarkColors(await readFile(join(webDir, 'src/styles/tokens.css'), 'utf8'));
  const mark = await readFile(join(webDir, 'public/favicon.svg'), 'utf8');
  const icons = await writeIcons(folder, mark);
  // The bar at the top of each page is dark in both color schemes.
  const themeColor = colorOf('surface');
  await writeFile(join(folder, 'site.webmanifest'), JSON.stringify(manifest(icons, themeColor)));
  const start = await buildStartTag(webDir);
  const signedIn = scriptsOf(scripts, ofSignedIn);
  for (const page of describedPages) await writePage(page);

  async function writePage(page: DescribedPage): Promise<void> {
    const { path, route, isPublic } = page;
    const used = scriptsOf(scripts, [main, `src/app/routes/${route}.tsx`]);
    if (isPublic) checkBudget(path, used, budgetOf(page));
    const published = isPublic && origin ? await publish(page, origin) : undefined;
    const html = fillTemplate(template, {
      head: headTags({
        page,
        isListed: isPublic && !isTestSite,
        icons,
        themeColor,
        card: published?.card,
        scripts: namesOf(used),
        signedInScripts: namesOf(signedIn.filter((script) => !used.includes(script))),
      }),
      start,
      content: await prerenderPage(path),
      data: published?.data ?? '',
    });
    const file = join(folder, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (published) {
      await checkPublicPage({ path, address: published.card.address, html, folder });
    }
  }

  async function publish(page: SitePage, origin: string) {
    const { path, alt } = await writePagePicture(page, { renderPicture, colorOf, folder });
    const card = { address: origin + page.path, picture: origin + path, alt };
    const addresses = { origin, picture: card.picture, logo: origin + icons.large };
    return { card, data: dataScript(structuredData(page, addresses, dataFacts)) };
  }
}

function namesOf(scripts: readonly Script[]): string[] {
  return scripts.map(({ fileName }) => fileName);
}

/** What a page may load before a visitor acts. */
function budgetOf({ path }: SitePage): ScriptBudget {
  return { maxBytes: path === paths.home ? 100_000 : hasMore(path) ? 91_500 : 90_000, maxFiles: 8 };
}

/** Pages with the catalogue, and that of contact, which knows whether a customer has been signed in. */
function hasMore(path: string): boolean {
  return path === paths.contact || path === paths.pricing || path.startsWith(paths.products);
}

/** The file that Hosting serves at an address, given `cleanUrls` and the rewrites of pages of many documents. */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1).replace('*', '_one')}.html`;
}
