import { suite } from '../../functions/suite.ts';

/**
 * Matches the code of a page or dialog that loads on demand, by the name of its module. What every page
 * begins with may be called the same, and is left alone.
 */
export async function codeOf(...modules: string[]): Promise<(url: URL) => boolean> {
  const start = await (await fetch(suite.siteUrl)).text();
  return ({ pathname }) =>
    modules.some((module) => pathname.startsWith(`/assets/${module}-`)) &&
    pathname.endsWith('.js') &&
    !start.includes(pathname);
}

/** The script that brings a prerendered page to life. */
export const mainScript = /assets\/main-[^/]*\.js$/;

/** What reads and writes a cart in the database. */
export const cloudCartScript = /assets\/cloud-cart-[^/]*\.js$/;
