import { robots } from '../../../web/build/crawler-files.ts';
import { ask, type Reply } from './ask.ts';
import { judge, observed, type Check } from './check.ts';

/** Checks what search engines read. They must not list a test site. */
export function crawlerChecks(origin: string, isTestSite: boolean): Check[] {
  return [robotsCheck(origin, isTestSite), isTestSite ? hiddenCheck(origin) : sitemapCheck(origin)];
}

function robotsCheck(origin: string, isTestSite: boolean): Check {
  const expected = robots(isTestSite ? undefined : origin);
  return {
    name: '/robots.txt',
    mustBe: `200 with ${inOneLine(expected)}`,
    observe: async () => {
      const { status, text } = await ask(origin, '/robots.txt');
      const got = `${status} with ${inOneLine(text).slice(0, 200)}`;
      return observed(got, status === 200 && text === expected);
    },
  };
}

function sitemapCheck(origin: string): Check {
  return {
    name: '/sitemap.xml',
    mustBe: `pages of ${origin} that answer 200 and may be listed`,
    observe: async () => {
      const { status, text } = await ask(origin, '/sitemap.xml');
      const addresses = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address,
      );
      if (status !== 200 || addresses.length === 0) {
        return observed(`${status} with ${addresses.length} pages`, false);
      }
      const faults = await Promise.all(addresses.map((address) => faultOf(origin, address)));
      return judge(
        faults.filter((fault) => fault !== undefined),
        `${addresses.length} such pages`,
      );
    },
  };
}

async function faultOf(origin: string, address: string): Promise<string | undefined> {
  if (!address.startsWith(`${origin}/`)) return `${address} is of another site`;
  const page = await ask(origin, address.slice(origin.length));
  if (page.status !== 200) return `${address} answers ${page.status}`;
  return isHidden(page) ? `${address} says noindex` : undefined;
}

function hiddenCheck(origin: string): Check {
  return {
    name: 'The landing page of this test site',
    mustBe: 'noindex',
    observe: async () => {
      const isRight = isHidden(await ask(origin, '/'));
      return observed(isRight ? 'noindex' : 'a page that search engines may list', isRight);
    },
  };
}

function isHidden({ headers, text }: Reply): boolean {
  return (
    (headers.get('X-Robots-Tag') ?? '').includes('noindex') ||
    /<meta name="robots" content="noindex"/.test(text)
  );
}

function inOneLine(text: string): string {
  return JSON.stringify(text.trim().replaceAll(/\n+/g, ' | '));
}
