import { missingIndexes, type RecordedQuery } from './recorded-query.ts';
import { indexFile } from './index-file.ts';

export function unserved(queries: readonly RecordedQuery[]): string[] {
  const lacks = queries.flatMap((asked) =>
    missingIndexes(asked, indexFile).map((it) => `${asked.collection} ${asked.scope}: ${it}`),
  );
  return [...new Set(lacks)];
}
