import { collections, userCollectionPath } from '@shared/collections.ts';
import type { MessageId } from '@shared/admin/admin-actions.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { textOf } from '../../../core/database/stored-fields.ts';
import { toStoredMessage, type StoredMessage } from '../../../features/contact/stored-message.ts';
import { messageQuery, type MessageQuery } from '../message-query.ts';
import { readCount, readRows } from '../../lists/api/read-once.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';
import { uidOfPath } from '../../records/uid-of-path.ts';

export interface AdminMessage extends StoredMessage, MessageId {
  name: string;
  email: string;
  isOpen: boolean;
}

export function watchMessages(
  { after, ...filter }: MessageQuery & { after: Cursor | undefined },
  onPage: (page: Page<AdminMessage>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = messageQuery(filter);
  return watchPage({ list, after }, (row) => [toMessage(row)], onPage, onError);
}

export function countMessages(filter: MessageQuery): Promise<number> {
  return readCount(messageQuery(filter));
}

export async function readMessages(
  filter: MessageQuery,
  maxCount: number,
): Promise<AdminMessage[]> {
  return (await readRows({ ...messageQuery(filter), limit: maxCount })).map(toMessage);
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
