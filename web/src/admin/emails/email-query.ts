import { collections } from '@shared/collections.ts';
import type { EmailState } from '@shared/messages/email-kinds.ts';
import { orderBy, where, type RowQuery } from '../../core/database/row-query.ts';

export type EmailQuery =
  | { field: 'state'; value: EmailState }
  | { field: 'path' | 'uid'; value: string };

export function emailQuery({ field, value }: EmailQuery): RowQuery {
  return {
    collection: collections.mail,
    filters: [where(field, '==', value)],
    sort: [orderBy('createdAt', 'desc')],
  };
}
