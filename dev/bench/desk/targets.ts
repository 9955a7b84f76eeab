import type { ListFigures } from './measure-list.ts';

/** A list that is measured, and the most documents that it may read. */
export interface MeasuredList {
  path: string;
  mostDocuments: number;
}

/** A page, and one more to know whether there is another. */
export const ofPage = 25 + 1;
/** The customer of each row of a page. */
export const ofCustomers = 25;
/** Of a name: five customers and one more. */
export const ofText = 6;

const mostMs = 1_000;

/** What a list misses of its targets, in sentences; nothing if it meets them. */
export function missesOf(
  { path, mostDocuments }: MeasuredList,
  { firstRowMs, documents }: Pick<ListFigures, 'firstRowMs' | 'documents'>,
): string[] {
  return [
    ...(firstRowMs > mostMs
      ? [`${path}: the first row took ${firstRowMs} ms, over ${mostMs}`]
      : []),
    ...(documents > mostDocuments
      ? [`${path}: ${documents} documents were read, over ${mostDocuments}`]
      : []),
  ];
}
