import { expect, test } from 'vitest';
import { readsOf, writesOf } from './billed-operations.ts';

/** A field that holds bytes, as its tag, its length and its content. */
function field(number: number, content: string | Uint8Array): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([Buffer.from([number * 8 + 2, bytes.length]), bytes]);
}

const root = 'projects/demo/databases/(default)/documents';
const document = field(1, `${root}/mail/1`);
const readTime = field(3, 'now');

test('lists the writes and deletes of a commit', () => {
  const message = Buffer.concat([
    field(1, 'projects/demo/databases/(default)'),
    field(2, Buffer.concat([field(1, document), field(3, 'mask')])),
    field(2, field(2, `${root}/users/1/cart/2`)),
  ]);
  expect(writesOf(message)).toEqual([
    { path: 'mail/1', isDelete: false },
    { path: 'users/1/cart/2', isDelete: true },
  ]);
});

test('counts documents by name, also missing ones', () => {
  const answer = [
    Buffer.concat([field(1, document), readTime]),
    Buffer.concat([field(2, 'missing'), field(4, 'now')]),
    field(3, 'transaction'),
  ];
  expect(readsOf('BatchGetDocuments', answer)).toBe(2);
});

test('counts the documents of a query, and one for a query without any', () => {
  const found = Buffer.concat([field(1, document), readTime]);
  expect(readsOf('RunQuery', [found, found, readTime])).toBe(2);
  expect(readsOf('RunQuery', [readTime])).toBe(1);
});

test('counts one for an aggregation, and none for other calls', () => {
  expect(readsOf('RunAggregationQuery', [field(1, 'result')])).toBe(1);
  expect(readsOf('Commit', [field(1, 'result')])).toBe(0);
});
