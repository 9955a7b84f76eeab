import { collections, userCollectionPath, userCollections } from '@shared/collections.ts';
import type { MessageId } from '@shared/admin/admin-actions.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where, type RowQuery } from '../../../core/database/row-query.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { toStoredMessage, type StoredMessage } from '../../../features/contact/stored-message.ts';
import type { MessageState, SenderKind } from '../message-filter.ts';
import { spellingsOf } from '../../lists/spellings.ts';
import { readCount, readRows } from '../../lists/api/read-once.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';

export interface AdminMessage extends StoredMessage, MessageId {
  name: string;
  email: string;
  isOpen: boolean;
}

export interface MessageQuery {
  from: SenderKind;
  state: MessageState;
  /** Empty for any address. */
  email: string;
}

export function watchMessages(
  { after, ...filter }: MessageQuery & { after: Cursor | undefined },
  onPage: (page: Page<AdminMessage>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = messageList(filter);
  return watchPage({ list, after }, (row) => [toMessage(row)], onPage, onError);
}

export function countMessages(filter: MessageQuery): Promise<number> {
  return readCount(messageList(filter));
}

export async function readMessages(
  filter: MessageQuery,
  maxCount: number,
): Promise<AdminMessage[]> {
  return (await readRows({ ...messageList(filter), limit: maxCount })).map(toMessage);
}

export function messageList({ from, state, email }: MessageQuery): RowQuery {
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

export function messagePath({ uid, id }: MessageId): string {
  return `${uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries')}/${id}`;
}

/** The path shows whether a customer or a visitor sent the message. */
export function toMessage({ id, path, data }: Row): AdminMessage {
  return {
    ...toStoredMessage(id, data),
    uid: uidOfPath(path) || null,
    name: `${textOf(data['firstName'])} ${textOf(data['lastName'])}`.trim(),
    email: textOf(data['email']),
    isOpen: data['isOpen'] === true,
  };
}
