import type { Field, Index, IndexFile, Scope } from './index-file.ts';

/** The index requirements of a query. */
export interface AskedQuery {
  collection: string;
  /** A collection group covers all collections of one name. */
  scope: Scope;
  /**
   * The fields compared for equality. They come first in an index, in any order. The name of an array ends in `[]`.
   */
  equal: string[];
  /** The fields compared by range or sorted by, in this order. */
  sorted: Field[];
  /** The fields summed in the database, which reads them from the query's index. */
  summed: string[];
}

/** Returns the indexes that a query lacks. */
export function missingIndexes(asked: AskedQuery, file: IndexFile): string[] {
  const { equal, sorted, summed } = asked;
  const isComposite = sorted.length > 1 || (sorted.length === 1 && equal.length > 0);
  if (isComposite || summed.length > 0) return missingComposites(asked, file);
  const single = [...equal.map((fieldPath) => ascending(fieldPath)), ...sorted];
  return single.filter((field) => !hasSingle(asked, field, file)).map((it) => describe([it]));
}

function ascending(fieldPath: string): Field {
  return { fieldPath, order: 'ASCENDING' };
}

/** Firestore indexes each field within one collection by default. An override replaces this. */
function hasSingle({ collection, scope }: AskedQuery, field: Field, file: IndexFile): boolean {
  const fieldPath = field.fieldPath.replace('[]', '');
  const override = file.fieldOverrides.find(
    (it) => it.collectionGroup === collection && it.fieldPath === fieldPath,
  );
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some((it) => it.queryScope === scope && it.order === field.order);
}

/** Firestore merges indexes that end in the same fields with the same directions. */
function missingComposites(asked: AskedQuery, file: IndexFile): string[] {
  const { collection, scope, equal, sorted, summed } = asked;
  const compared = file.indexes
    .filter((it) => it.collectionGroup === collection && it.queryScope === scope)
    .map((index) => equalOf(index, asked))
    .filter((fields) => fields !== undefined)
    .filter((fields) => fields.every((field) => equal.includes(field)));
  const tail = [...sorted, ...summed.map(ascending)];
  if (equal.length === 0) return compared.length > 0 ? [] : [describe(tail)];
  const served = new Set(compared.flat());
  return equal
    .filter((field) => !served.has(field))
    .map((field) => describe([ascending(field), ...tail]));
}

/**
 * Returns the equality fields of an index, which precede the query's sorted and summed fields. Returns undefined if
 * the index doesn't end in those fields.
 */
function equalOf({ fields }: Index, { sorted, summed }: AskedQuery): string[] | undefined {
  const names = fields.map((it) => ('arrayConfig' in it ? `${it.fieldPath}[]` : it.fieldPath));
  const begin = fields.length - sorted.length - summed.length;
  if (begin < 0) return undefined;
  const areSorted = sorted.every(({ fieldPath, order }, at) => {
    const field = fields[begin + at];
    return names[begin + at] === fieldPath && field && 'order' in field && field.order === order;
  });
  const added = names.slice(begin + sorted.length).toSorted();
  const areSummed = added.join() === summed.toSorted().join();
  return areSorted && areSummed ? names.slice(0, begin) : undefined;
}

function describe(fields: readonly Field[]): string {
  return fields.map(({ fieldPath, order }) => `${fieldPath} ${order}`).join(', ');
}
