import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { inPlainJson, jsonInParts, type Plain } from './plain-json.ts';

it('writes timestamps at any depth as ISO 8601 and keeps other values', () => {
  const moment = Timestamp.fromDate(new Date('2026-11-21T10:00:00.250Z'));
  expect(inPlainJson({ a: [moment, { b: moment }], c: 1.5, d: 'text', e: false, f: null })).toEqual(
    {
      a: ['2026-11-21T10:00:00.250Z', { b: '2026-11-21T10:00:00.250Z' }],
      c: 1.5,
      d: 'text',
      e: false,
      f: null,
    },
  );
});

it('writes one JSON object from fixed fields and paged lists', async () => {
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
