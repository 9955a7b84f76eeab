import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { productByPath } from '../../../functions/shared/catalogue/catalogue.ts';
import { paths } from '../../../functions/shared/paths.ts';
import { pictureSize } from '../pictures/picture-size.ts';
import { findDataFaults, type Thing } from './find-data-faults.ts';

export interface BuiltPage {
  path: string;
  /** The full URL of the page. */
  address: string;
  html: string;
  folder: string;
}

const metaTags = [
  'description',
  'theme-color',
  ...['type', 'site_name', 'locale', 'title', 'description', 'url'].map((name) => `og:${name}`),
  ...['', ':type', ':width', ':height', ':alt'].map((name) => `og:image${name}`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map((name) => `twitter:${name}`),
];
const links = ['canonical', 'icon', 'apple-touch-icon', 'manifest'];
const maxPictureBytes = 100_000;

/** Throws an error that lists what a public page lacks for search engines and social networks. */
export async function checkPublicPage(page: BuiltPage): Promise<void> {
  const faults = [
    ...findMissingTags(page),
    ...findWrongAddresses(page),
    ...(await findMissingFiles(page)),
    ...(await findPictureFaults(page)),
    ...(await findStructureFaults(page)),
  ];
  if (faults.length === 0) return;
  throw new Error([`The page ${page.path} must not be published:`, ...faults].join('\n  '));
}

function findMissingTags({ html }: BuiltPage): string[] {
  return [
    ...(/<title>[^<]+<\/title>/.test(html) ? [] : ['It lacks a title.']),
    ...metaTags.filter((name) => !metaOf(html, name)).map((name) => `It lacks ${name}.`),
    ...links.filter((name) => !linkOf(html, name)).map((name) => `It lacks the link ${name}.`),
  ];
}

function findWrongAddresses({ html, address }: BuiltPage): string[] {
  const named = { canonical: linkOf(html, 'canonical'), 'og:url': metaOf(html, 'og:url') };
  return Object.entries(named)
    .filter(([, value]) => value && value !== address)
    .map(([name, value]) => `Its ${name} is ${value}.`);
}

async function findMissingFiles({ html, folder }: BuiltPage): Promise<string[]> {
  const files = links
    .slice(1)
    .map((name) => linkOf(html, name))
    .filter((file) => file !== undefined);
  const found = await Promise.all(files.map((file) => readBuilt(folder, file)));
  return files
    .filter((_, index) => !found[index])
    .map((file) => `It links to ${file}, which was not built.`);
}

async function findPictureFaults({ html, folder }: BuiltPage): Promise<string[]> {
  const address = metaOf(html, 'og:image');
  if (!address) return [];
  const file = await readBuilt(folder, URL.parse(address)?.pathname ?? '');
  if (!file) return [`Its picture ${address} was not built.`];
  const { width, height } = PNG.sync.read(file);
  return [
    ...(width === pictureSize.width && height === pictureSize.height
      ? []
      : [`Its picture is ${width} × ${height} pixels.`]),
    ...(file.length <= maxPictureBytes ? [] : [`Its picture has ${file.length} bytes.`]),
  ];
}

async function findStructureFaults({ html, path }: BuiltPage): Promise<string[]> {
  const [, text] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const things = text ? (JSON.parse(text) as { '@graph': Thing[] })['@graph'] : [];
  return [
    ...neededData(path)
      .filter((type) => !things.some((thing) => thing['@type'] === type))
      .map((type) => `Its structured data lacks ${type}.`),
    ...(await findDataFaults(things)),
  ];
}

function neededData(path: string): string[] {
  if (productByPath(path)) return ['BreadcrumbList', 'Product'];
  switch (path) {
    case paths.home:
      return ['Organization', 'WebSite', 'Product'];
    case paths.products:
      return ['BreadcrumbList', 'ItemList'];
    case paths.faq:
      return ['BreadcrumbList', 'FAQPage'];
    default:
      return ['BreadcrumbList'];
  }
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
}

/** Returns the address of a link. For `icon`, returns the address of the PNG icon. */
function linkOf(html: string, name: string): string | undefined {
  const type = name === 'icon' ? ' type="image/png"' : '';
  return new RegExp(`<link rel="${name}" href="([^"]+)"${type}`).exec(html)?.[1];
}

async function readBuilt(folder: string, path: string): Promise<Buffer | undefined> {
  return readFile(join(folder, path)).catch(() => undefined);
}
