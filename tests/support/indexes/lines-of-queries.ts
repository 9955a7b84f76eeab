import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Returns the lines of the web sources that build a query, such as `web/src/admin/lists/api/watch.ts:10`. */
export function linesOfQueries(): string[] {
  const files = globSync('web/src/**/*.ts{,x}', { cwd: root, exclude: ['**/*.test.ts{,x}'] });
  return files.flatMap((file) => {
    const source = readFileSync(resolve(root, file), 'utf8');
    if (!/from '(firebase\/firestore|.*\/row-query\.ts)'/.test(source)) return [];
    return source
      .split('\n')
      .flatMap((line, at) =>
        /(?<![.\w])(?:query|where|orderBy|sum|average)\(/.test(line) ? [`${file}:${at + 1}`] : [],
      );
  });
}
