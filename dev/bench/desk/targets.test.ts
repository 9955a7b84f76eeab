import { expect, it } from 'vitest';
import { missesOf } from './targets.ts';

const list = { path: '/admin/invoices', mostDocuments: 26 };

it.each([
  [{ firstRowMs: 1_000, documents: 26 }, []],
  [
    { firstRowMs: 1_001, documents: 26 },
    ['/admin/invoices: the first row took 1001 ms, over 1000'],
  ],
  [{ firstRowMs: 300, documents: 27 }, ['/admin/invoices: 27 documents were read, over 26']],
])('%j misses %j', (figures, misses) => {
  expect(missesOf(list, figures)).toEqual(misses);
});
