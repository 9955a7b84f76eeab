import type { Field, Index, IndexFile, Scope } from './index-file.ts';

export interface RecordedQuery {
  collection: string;
  /** A collection group covers all collections of one name. */
  scope: Scope;
  /** Compared for equality. These fields come first in an index, in any order. An array's name ends in `[]`. */
  equal: string[];
  /** Compared by range or sorted by, in this order. */
  sorted: Field[];
  /** Summed in the database, which reads these fields from the query's index. */
  summed: string[];
}

export function missingIndexes(asked: RecordedQuery, file: IndexFile): string[] {
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
function hasSingle({ collection, scope }: RecordedQuery, field: Field, file: IndexFile): boolean {
  const fieldPath = field.fieldPath.replace('[]', '');
  const override = file.fieldOverrides.find(
    (it) => it.collectionGroup === collection && it.fieldPath === fieldPath,
  );
  if (!override) return scope === 'COLLECTION';
  return override.indexes.some((it) => it.queryScope === scope && it.order === field.order);
}

/** Firestore merges indexes that end in the same fields with the same directions. */
function missingComposites(asked: RecordedQuery, file: IndexFile): string[] {
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
 * Returns the equality fields of an index, or undefined if it doesn't end in the query's sorted and summed fields.
 */
function equalOf({ fields }: Index, { sorted, summed }: RecordedQuery): string[] | undefined {
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
