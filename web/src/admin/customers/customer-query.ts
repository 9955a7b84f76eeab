import { collections } from '@shared/collections.ts';
import { plainLine } from '@shared/values/plain-text.ts';
import { orderBy, where, type RowQuery } from '../../core/database/row-query.ts';
import { spellingsOf } from '../lists/spellings.ts';

/** With an empty `email`, the list has all customers. */
export function customerQuery(email: string): RowQuery {
  return {
    collection: collections.users,
    filters: email === '' ? [] : [where('email', 'in', spellingsOf.email(email))],
    sort: [orderBy('createdAt', 'desc')],
  };
}

/** Reads the address that staff search for from a query such as `?text=asha@example.com`. */
export function readSoughtEmail(search: string): string {
  return plainLine(new URLSearchParams(search).get('text') ?? '');
}
