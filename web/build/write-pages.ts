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
  webDir: string;
  /** The folder of the built site. It already contains the scripts and the template. */
  folder: string;
  /** If undefined, the build omits everything that needs full URLs. */
  origin: string | undefined;
  /** Search engines must list no page of a test site. */
  isTestSite: boolean;
  /** Whether a page above its budget of scripts ends the build. */
  isBudgetStrict: boolean;
  scripts: readonly Script[];
}

const main = 'src/main.tsx';

const firstRows = 'src/core/session/first-session.ts';

/** Modules that a page preloads for a user who has signed in before, unless it reads first rows. */
const ofSignedIn = [
  firstRows,
  'src/core/session/follow-user.ts',
  'src/core/session/watch-profile.ts',
  'src/core/database/watch-user-collection.ts',
  'src/features/cart/follow-cloud-cart.ts',
  'src/features/cart/api/cloud-cart.ts',
];

/**
 * Writes the HTML and the picture of every page, and the icons. Throws if a page is incomplete or exceeds its
 * budget.
 */
export async function writePages(
  { prerenderPage, renderPicture, describedPages, dataFacts, shownFirst }: Prerenderer,
  { webDir, folder, origin, isTestSite, isBudgetStrict, scripts }: Site,
): Promise<void> {
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const colorOf = readDarkColors(await readFile(join(webDir, 'src/styles/tokens.css'), 'utf8'));
  const mark = await readFile(join(webDir, 'public/favicon.svg'), 'utf8');
  const icons = await writeIcons(folder, mark);
  // The top bar of each page is dark in both colour schemes.
  const themeColor = colorOf('surface');
  await writeFile(join(folder, 'site.webmanifest'), JSON.stringify(manifest(icons, themeColor)));
  const start = await buildStartTag(webDir);
  const signedIn = scriptsOf(scripts, ofSignedIn);
  const ofFirstRows = scriptsOf(scripts, [firstRows]);
  for (const page of describedPages) await writePage(page);

  async function writePage(page: DescribedPage): Promise<void> {
    const { path, route, part, isPublic } = page;
    const isRead = shownFirst(path) !== undefined;
    const used = scriptsOf(scripts, [
      main,
      `src/app/routes/${route}.tsx`,
      ...(part === undefined ? [] : [`src/app/profile/parts/${part}.tsx`]),
    ]);
    if (isPublic && isBudgetStrict) checkBudget(path, used, budgetOf(page));
    const published = isPublic && origin ? await publish(page, origin) : undefined;
    const html = fillTemplate(template, {
      head: headTags({
        page,
        isListed: isPublic && !isTestSite,
        icons,
        themeColor,
        card: published?.card,
        scripts: namesOf(used),
        signedInScripts: isRead ? [] : namesOf(signedIn.filter((script) => !used.includes(script))),
        firstRowsScripts: isRead ? namesOf(ofFirstRows) : [],
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

/** The landing page watches its sections, and the contact page reads its address. */
function budgetOf({ path }: SitePage): ScriptBudget {
  const hasMore = path === paths.home || path === paths.contact;
  return { maxBytes: hasMore ? 29_900 : 28_600, maxFiles: 7 };
}

/**
 * Returns the file that Hosting serves at an address. It follows `cleanUrls` and the rewrites in `firebase.json`.
 */
function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1).replace('*', '_one')}.html`;
}
