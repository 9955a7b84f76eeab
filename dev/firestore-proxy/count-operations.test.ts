import { expect, test } from 'vitest';
import { addOperations, noOperations } from './count-operations.ts';

/** A field that holds bytes, as its tag, its length and its content. */
function field(number: number, content: string): Buffer {
  return Buffer.concat([Buffer.from([number * 8 + 2, content.length]), Buffer.from(content)]);
}

const database = field(1, 'projects/demo/databases/(default)');
const twice = Buffer.concat([database, field(2, 'one'), field(2, 'two'), field(3, 'transaction')]);

test('counts the reads, queries and writes of a transaction', () => {
  const calls = [
    ['BatchGetDocuments', twice],
    ['RunQuery', database],
    ['Commit', twice],
    ['Rollback', database],
  ] as const;
  const sum = calls.reduce(
    (before, [method, message]) => addOperations(before, method, message),
    noOperations,
  );
  expect(sum).toEqual({ calls: 4, reads: 2, queries: 1, writes: 2, writtenBytes: twice.length });
});
