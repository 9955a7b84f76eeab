import type { Comparison, Filter, FilterValue, RowQuery } from './row-query.ts';

const directions = { asc: 'ASCENDING', desc: 'DESCENDING' } as const;

const operators = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
} as const;

/** Returns a query in the format of firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery. */
export function structuredQuery({ collection, isGroup, filters = [], sort, limit }: RowQuery) {
  return {
    from: [{ collectionId: collection, ...(isGroup && { allDescendants: true }) }],
    ...(filters.length > 0 && { where: allOf(filters.map(toFilter)) }),
    orderBy: sort.map(({ field, direction }) => ({
      field: { fieldPath: field },
      direction: directions[direction],
    })),
    ...(limit !== undefined && { limit }),
  };
}

function toFilter(filter: Filter): object {
  if (!('either' in filter)) return compare(filter);
  return composite(
    'OR',
    filter.either.map((all) => allOf(all.map(compare))),
  );
}

function allOf(filters: object[]): object | undefined {
  return filters.length === 1 ? filters[0] : composite('AND', filters);
}

function composite(op: 'AND' | 'OR', filters: (object | undefined)[]): object {
  return { compositeFilter: { op, filters } };
}

function compare({ field, operator, value }: Comparison): object {
  const named = { field: { fieldPath: field } };
  if (value === null) {
    return { unaryFilter: { ...named, op: operator === '==' ? 'IS_NULL' : 'IS_NOT_NULL' } };
  }
  return { fieldFilter: { ...named, op: operators[operator], value: toValue(value) } };
}

function toValue(value: Exclude<FilterValue, null>): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  return { arrayValue: { values: value.map(toValue) } };
}
