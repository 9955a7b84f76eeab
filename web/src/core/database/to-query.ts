import {
  and,
  collection,
  collectionGroup,
  limit,
  or,
  orderBy,
  query,
  where,
  type Query,
  type QueryFilterConstraint,
} from 'firebase/firestore';
import { firestore } from '../../lib/firestore.ts';
import type { Comparison, Filter, RowQuery } from './row-query.ts';

/** Returns a query of Firestore's SDK. */
export function toQuery(described: RowQuery): Query {
  const { filters = [], sort, limit: most } = described;
  const all = sourceOf(described);
  const found = filters.length === 0 ? all : query(all, and(...filters.map(toConstraint)));
  return query(
    found,
    ...sort.map(({ field, direction }) => orderBy(field, direction)),
    ...(most === undefined ? [] : [limit(most)]),
  );
}

function sourceOf({ parent, collection: name, isGroup }: RowQuery): Query {
  if (isGroup) return collectionGroup(firestore(), name);
  return collection(firestore(), parent === undefined ? name : `${parent}/${name}`);
}

function toConstraint(filter: Filter): QueryFilterConstraint {
  if (!('either' in filter)) return compare(filter);
  return or(...filter.either.map((all) => and(...all.map(compare))));
}

function compare({ field, operator, value }: Comparison): QueryFilterConstraint {
  return where(field, operator, value);
}
