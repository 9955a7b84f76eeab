import { collections, userCollectionPath, userCollections } from '@shared/collections.ts';
import type { MessageName } from '@shared/desk.ts';
import {
  collection,
  collectionGroup,
  limit,
  orderBy,
  query,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { textOf } from '../../core/database/stored-fields.ts';
import { toStoredMessage, type StoredMessage } from '../../features/contact/stored-message.ts';
import { firestore } from '../../lib/firestore.ts';
import { watchQuery } from './watch.ts';

/** A message of a customer, or of a visitor, who has no uid. */
export interface DeskMessage extends StoredMessage, MessageName {
  name: string;
  email: string;
  isOpen: boolean;
}

export interface MessagePage {
  messages: DeskMessage[];
  /** When the last of them was written, if there are older ones. */
  next: Date | undefined;
}

export interface MessageQuery {
  /** Whether those that wait are sought, or those that do not; undefined for all. */
  isOpen: boolean | undefined;
  /** Where a page begins. */
  before: Date | undefined;
}

/** How many messages a page has. */
const pageSize = 25;

/** One page of the messages of customers and visitors together, live and newest first. */
export function watchMessages(
  { isOpen, before }: MessageQuery,
  onPage: (page: MessagePage) => void,
  onError: (error: Error) => void,
): () => void {
  const found: (DeskMessage[] | undefined)[] = [undefined, undefined];
  const report = () => {
    const [ofCustomers, ofVisitors] = found;
    if (ofCustomers && ofVisitors) onPage(toPage([...ofCustomers, ...ofVisitors]));
  };
  const stops = messageSources().map((source, index) => {
    const part = query(
      source,
      ...(isOpen === undefined ? [] : [where('isOpen', '==', isOpen)]),
      ...(before ? [where('createdAt', '<', before)] : []),
      orderBy('createdAt', 'desc'),
      limit(pageSize + 1),
    );
    return watchQuery(
      part,
      (docs) => {
        found[index] = docs.map(toMessage);
        report();
      },
      onError,
    );
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Where customers' and visitors' messages lie. */
export function messageSources(): Query[] {
  return [
    collectionGroup(firestore(), userCollections.queries),
    collection(firestore(), collections.anonymousQueries),
  ];
}

/** Where a message lies. */
export function messagePath({ uid, id }: MessageName): string {
  return `${uid === null ? collections.anonymousQueries : userCollectionPath(uid, 'queries')}/${id}`;
}

function toPage(all: DeskMessage[]): MessagePage {
  const sorted = all.toSorted((a, b) => Number(b.createdAt) - Number(a.createdAt));
  const messages = sorted.slice(0, pageSize);
  return { messages, next: sorted.length > pageSize ? messages.at(-1)?.createdAt : undefined };
}

/** A message of the desk, by the path of its document. */
export function toMessage(document: QueryDocumentSnapshot): DeskMessage {
  const data = document.data();
  return {
    ...toStoredMessage(document.id, data),
    uid: document.ref.parent.parent?.id ?? null,
    name: `${textOf(data['firstName'])} ${textOf(data['lastName'])}`.trim(),
    email: textOf(data['email']),
    isOpen: data['isOpen'] === true,
  };
}
