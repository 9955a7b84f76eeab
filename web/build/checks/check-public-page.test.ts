import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headTags } from '../head/head-tags.ts';
import { dataScript, structuredData } from '../head/structured-data.ts';
import { drawPng } from '../pictures/draw.ts';
import { checkPublicPage } from './check-public-page.ts';

const origin = 'https://example.com';
const picture = `${origin}/assets/picture.png`;
const icon = '/assets/icon.png';
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'site.webmanifest'), '{}');
  await writeFile(join(folder, icon), drawing(48, 48));
  await writeFile(join(folder, 'assets/picture.png'), drawing(1200, 630));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

describe('checkPublicPage', () => {
  it.each(['/', '/terms', '/products', '/products/apac-debt-grid'])(
    'accepts the complete page %s',
    async (path) => {
      await expect(check(path)).resolves.toBeUndefined();
    },
  );

  it.each(tagsOf('/terms').filter((tag) => !/scripts"/.test(tag)))(
    'names what a page lacks without %s',
    async (tag) => {
      const [, name = 'title'] = /(?:name|property|rel)="([^"]+)"/.exec(tag) ?? [];
      const failure = check('/terms', (html) => html.replace(tag, ''));
      await expect(failure).rejects.toThrow(/The page \/terms must not be published/);
      await expect(failure).rejects.toThrow(new RegExp(`lacks (a |the link )?${name}\\.`));
    },
  );

  it.each([
    ['/', 'Organization'],
    ['/', 'WebSite'],
    ['/', 'Product'],
    ['/products/apac-debt-grid', 'Product'],
    ['/products', 'ItemList'],
    ['/terms', 'BreadcrumbList'],
  ])('asks on %s for %s', async (path, type) => {
    const without = (html: string) => html.replaceAll(`"@type":"${type}"`, '"@type":"Thing"');
    await expect(check(path, without)).rejects.toThrow(`lacks ${type}.`);
  });

  it.each([
    ['canonical', `rel="canonical" href="${origin}/terms"`],
    ['og:url', `property="og:url" content="${origin}/terms"`],
  ])('refuses the address of another page as %s', async (name, tag) => {
    const other = (html: string) => html.replace(tag, tag.replace('/terms', '/privacy'));
    await expect(check('/terms', other)).rejects.toThrow(`Its ${name} is ${origin}/privacy.`);
  });

  it.each(['/site.webmanifest', icon])('refuses a link to %s if it was not built', async (file) => {
    const other = (html: string) => html.replaceAll(`"${file}"`, '"/missing"');
    await expect(check('/terms', other)).rejects.toThrow('links to /missing, which was not built');
  });

  it.each([
    ['missing.png', undefined, 'was not built'],
    ['small.png', drawing(600, 315), 'is 600 × 315 pixels'],
    ['large.png', uncompressed(), 'bytes'],
  ])('refuses the picture %s', async (name, file, message) => {
    if (file) await writeFile(join(folder, 'assets', name), file);
    const other = (html: string) => html.replaceAll('picture.png', name);
    await expect(check('/terms', other)).rejects.toThrow(message);
  });

  it.each([
    ['"availability"', '"avail"', 'Product 0, offers 0: Property "avail" for type "Offer"'],
    ['"@type":"Brand"', '"@type":"Brandname"', 'brand: Type "Brandname" is not a valid'],
    ['"name":"EuroDebt Navigator",', '', 'Product 0: Required attribute "name" is missing'],
  ])('refuses structured data with %s as %s', async (right, wrong, message) => {
    await expect(check('/', (html) => html.replace(right, wrong))).rejects.toThrow(message);
  });
});

/** Applies `change` to the HTML of a complete page and checks the result. */
function check(path: string, change = (html: string) => html): Promise<void> {
  const data = structuredData(
    { path, name: 'Terms' },
    { origin, picture, logo: origin + icon },
    { includesTax: false, questions: [] },
  );
  const html = [...tagsOf(path), dataScript(data)].join('\n');
  return checkPublicPage({ path, address: origin + path, html: change(html), folder });
}

function tagsOf(path: string): string[] {
  return headTags({
    page: { title: 'Terms', description: 'What is agreed.' },
    isListed: true,
    icons: { favicon: icon, small: icon, large: icon, maskable: icon, appleTouch: icon },
    themeColor: '#070e20',
    card: { address: origin + path, picture, alt: 'Terms' },
    scripts: [],
    signedInScripts: [],
    firstRowsScripts: [],
  });
}

function drawing(width: number, height: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"></svg>`;
  return drawPng(svg, width);
}

function uncompressed(): Buffer {
  return PNG.sync.write(new PNG({ width: 1200, height: 630 }), { deflateLevel: 0 });
}
