import { missingIndexes, type AskedQuery } from './asked-query.ts';
import { indexFile } from './index-file.ts';

export function unserved(queries: readonly AskedQuery[]): string[] {
  const lacks = queries.flatMap((asked) =>
    missingIndexes(asked, indexFile).map((it) => `${asked.collection} ${asked.scope}: ${it}`),
  );
  return [...new Set(lacks)];
}
