import { expect, it } from 'vitest';
import { jsonInParts } from './json-in-parts.ts';
import type { Plain } from './plain-json.ts';

it('makes one JSON object of fixed fields and of lists in pages', async () => {
  const parts = jsonInParts(
    { format: 'test', nested: { text: '"}]' } },
    { none: pagesOf(), empty: pagesOf([]), some: pagesOf([1, 2], [], [{ three: 3 }]) },
  );
  let text = '';
  for await (const part of parts) text += part;
  expect(JSON.parse(text)).toEqual({
    format: 'test',
    nested: { text: '"}]' },
    none: [],
    empty: [],
    some: [1, 2, { three: 3 }],
  });
});

async function* pagesOf(...pages: Plain[][]): AsyncGenerator<Plain[]> {
  yield* pages;
}
