import { collections, userCollections } from '@shared/collections.ts';
import { orderBy, where, type RowQuery } from '../../core/database/row-query.ts';
import { spellingsOf } from '../lists/spellings.ts';
import type { MessageState, SenderKind } from './message-filter.ts';

export interface MessageQuery {
  from: SenderKind;
  state: MessageState;
  /** Empty for any address. */
  email: string;
}

export function messageQuery({ from, state, email }: MessageQuery): RowQuery {
  return {
    ...sourceOf(from),
    filters: [
      ...(state === 'all' ? [] : [where('isOpen', '==', state === 'waiting')]),
      ...(email === '' ? [] : [where('email', 'in', spellingsOf.email(email))]),
    ],
    sort: [orderBy('createdAt', 'desc')],
  };
}

function sourceOf(from: SenderKind): Pick<RowQuery, 'collection' | 'isGroup'> {
  return from === 'customers'
    ? { collection: userCollections.queries, isGroup: true }
    : { collection: collections.anonymousQueries };
}
