import { collections, userCollectionPath, userCollections } from '@shared/collections.ts';
import type { MessageId } from '@shared/admin/admin-actions.ts';
import {
  collection,
  collectionGroup,
  getCountFromServer,
  getDocs,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { textOf } from '../../../core/database/stored-fields.ts';
import { toStoredMessage, type StoredMessage } from '../../../features/contact/stored-message.ts';
import { firestore } from '../../../lib/firestore.ts';
import type { MessageState, SenderKind } from '../message-filter.ts';
import { spellingsOf } from '../../lists/spellings.ts';
import { watchPage, type Cursor, type Page } from '../../lists/api/watch-page.ts';

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
): () => void {
  return watchPage(
    { sorted: sortedMessages(filter), after },
    (it) => [toMessage(it)],
    onPage,
    onError,
  );
}

export async function countMessages(filter: MessageQuery): Promise<number> {
  return (await getCountFromServer(sortedMessages(filter))).data().count;
}

export async function readMessages(
  filter: MessageQuery,
  maxCount: number,
): Promise<AdminMessage[]> {
  return (await getDocs(query(sortedMessages(filter), limit(maxCount)))).docs.map(toMessage);
}

function sortedMessages({ from, state, email }: MessageQuery): Query {
  return query(
    sourceOf(from),
    ...(state === 'all' ? [] : [where('isOpen', '==', state === 'waiting')]),
    ...(email === '' ? [] : [where('email', 'in', spellingsOf.email(email))]),
    orderBy('createdAt', 'desc'),
  );
}

function sourceOf(from: SenderKind): Query {
  return from === 'customers'
    ? collectionGroup(firestore(), userCollections.queries)
    : collection(firestore(), collections.anonymousQueries);
}

export function messagePath({ uid, id }: MessageId): string {
  return `${uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries')}/${id}`;
}

/** Converts a document. Its path shows whether a customer or a visitor sent the message. */
export function toMessage(document: QueryDocumentSnapshot): AdminMessage {
  const data = document.data();
  return {
    ...toStoredMessage(document.id, data),
    uid: document.ref.parent.parent?.id ?? null,
    name: `${textOf(data['firstName'])} ${textOf(data['lastName'])}`.trim(),
    email: textOf(data['email']),
    isOpen: data['isOpen'] === true,
  };
}
