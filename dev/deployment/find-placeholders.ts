import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const file = join('functions', 'shared', 'site.ts');
const placeholder = /example|owner name|\b0{2,}\b|^U0{5}/i;

export async function findPlaceholders(folder: string): Promise<string[]> {
  const { site } = (await import(pathToFileURL(join(folder, file)).href)) as { site: object };
  return leavesOf(site)
    .filter(([, value]) => placeholder.test(value))
    .map(([name, value]) => `${file}: ${name} is still the placeholder "${value}".`);
}

function leavesOf(facts: object, prefix = ''): [name: string, value: string][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? leavesOf(value, `${prefix}${name}.`)
      : [[prefix + name, String(value)] satisfies [string, string]],
  );
}
