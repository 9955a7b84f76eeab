/** A query that Firestore's SDK and its REST API can run. */
export interface RowQuery {
  /** The path of the document that contains the collection. Undefined for a collection of the database itself. */
  parent?: string;
  collection: string;
  /** Whether the query covers all collections of this name, in any document. */
  isGroup?: boolean;
  filters?: readonly Filter[];
  sort: readonly Sort[];
  limit?: number;
}

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

export interface Comparison {
  field: string;
  operator: '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | 'array-contains';
  value: FilterValue;
}

/** `either` holds alternatives. Each is a list of comparisons that must all be true. */
export type Filter = Comparison | { either: readonly (readonly Comparison[])[] };

export type FilterValue = string | boolean | null | Date | readonly string[];

export function where(
  field: string,
  operator: Comparison['operator'],
  value: FilterValue,
): Comparison {
  return { field, operator, value };
}

export function orderBy(field: string, direction: Sort['direction'] = 'asc'): Sort {
  return { field, direction };
}
