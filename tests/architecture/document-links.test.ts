import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'dev/**/*.md'], { cwd: root });

test.each(documents)('%s links to files and headings that exist', (document) => {
  const file = resolve(root, document);
  const links = readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g);
  const broken = [...links].filter(([, path = '', heading]) => {
    const target = path === '' ? file : resolve(dirname(file), path);
    return !existsSync(target) || (heading !== undefined && !headingsOf(target).includes(heading));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The headings of a document, as GitHub writes them in addresses. */
function headingsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}
