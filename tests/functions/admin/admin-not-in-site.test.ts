import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { suite } from '../../support/functions/suite.ts';

const built = join(resolve(import.meta.dirname, '../../..'), 'dist', suite.projectId, 'web');
const adminPage = '_admin.html';

/** Words that occur in the admin panel's own code and in its libraries. */
const ofAdmin = ['resolve-alert', '/admin/invoices', '/admin/alerts', 'cmdk-', 'escapeFormulae'];

it("the site's pages and scripts contain no code of the admin panel, and do not load its scripts", async () => {
  const pages = globSync('**/*.html', { cwd: built }).filter((name) => name !== adminPage);
  expect(pages.length).toBeGreaterThan(15);
  const ofSite = await readFrom(pages);
  expect(ofSite.size).toBeGreaterThan(50);
  for (const [name, text] of ofSite) {
    expect([name, ofAdmin.filter((word) => text.includes(word))]).toEqual([name, []]);
  }
  // Shows that the words are right, because the admin panel has all of them.
  const admin = [...(await readFrom([adminPage])).values()].join('\n');
  expect(ofAdmin.filter((word) => !admin.includes(word))).toEqual([]);
});

async function readFrom(pages: readonly string[]): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const waiting = [...pages];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (read.has(name)) continue;
    const text = await readFile(join(built, name), 'utf8');
    read.set(name, text);
    for (const [, script] of text.matchAll(/["'`/](?:assets\/|\.\/)?([\w.-]+\.js)\b/g)) {
      if (script !== undefined && scripts.has(script)) waiting.push(`assets/${script}`);
    }
  }
  return read;
}

const scripts = new Set(globSync('assets/*.js', { cwd: built }).map((name) => name.slice(7)));
