import { expect, test } from 'vitest';
import { addOperations, fieldNumbers, noOperations } from './count-operations.ts';

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

test('skips values of every kind, and long values', () => {
  const message = Buffer.concat([
    Buffer.from([1 * 8 + 0, 0xff, 0x01]),
    Buffer.from([2 * 8 + 1, ...Array.from({ length: 8 }, () => 0xff)]),
    Buffer.from([3 * 8 + 2, 0xac, 0x02]),
    Buffer.alloc(300, 0xff),
    Buffer.from([4 * 8 + 5, 0xff, 0xff, 0xff, 0xff]),
    Buffer.from([0x82, 0x01, 0]),
  ]);
  expect(fieldNumbers(message)).toEqual([1, 2, 3, 4, 16]);
});

test('refuses bytes that are no protobuf message', () => {
  expect(() => fieldNumbers(Buffer.from([7]))).toThrow(/wire type 7/);
});
