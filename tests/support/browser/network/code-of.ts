import { suite } from '../../functions/suite.ts';

/**
 * Returns a matcher for the scripts of lazily loaded modules. It excludes scripts of the same name that every page
 * loads at the start.
 */
export async function codeOf(...modules: string[]): Promise<(url: URL) => boolean> {
  const start = await (await fetch(suite.siteUrl)).text();
  return ({ pathname }) =>
    modules.some((module) => pathname.startsWith(`/assets/${module}-`)) &&
    pathname.endsWith('.js') &&
    !start.includes(pathname);
}

/** The script that hydrates a prerendered page. */
export const mainScript = /assets\/main-[^/]*\.js$/;
