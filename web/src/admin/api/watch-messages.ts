import { collections, userCollectionPath, userCollections } from '@shared/collections.ts';
import type { MessageName } from '@shared/desk.ts';
import {
  collection,
  collectionGroup,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';
import { toStoredMessage, type StoredMessage } from '../../features/contact/stored-message.ts';
import { firestore } from '../../lib/firestore.ts';
import { mergeSources } from '../merge-sources.ts';
import { pageSize, type Cursor, type Page } from './watch-page.ts';
import { watchQuery } from './watch.ts';

/** A message of a customer, or of a visitor, who has no uid. */
export interface DeskMessage extends StoredMessage, MessageName {
  name: string;
  email: string;
  isOpen: boolean;
}

/** Where a page goes on in the messages of customers, and in those of visitors. */
export type MessageCursor = readonly (Cursor | undefined)[];

export interface MessageQuery {
  /** Whether those that wait are sought, or those that do not; undefined for all. */
  isOpen: boolean | undefined;
  /** Undefined for the first page. */
  after: MessageCursor | undefined;
}

/** One page of the messages of customers and visitors together, live and newest first. */
export function watchMessages(
  { isOpen, after }: MessageQuery,
  onPage: (page: Page<DeskMessage, MessageCursor>) => void,
  onError: (error: Error) => void,
): () => void {
  const found: (QueryDocumentSnapshot[] | undefined)[] = [undefined, undefined];
  const report = () => {
    const [ofCustomers, ofVisitors] = found;
    if (ofCustomers && ofVisitors) onPage(toPage([ofCustomers, ofVisitors], after));
  };
  const stops = messageSources().map((source, index) => {
    const last = after?.[index];
    const part = query(
      source,
      ...(isOpen === undefined ? [] : [where('isOpen', '==', isOpen)]),
      orderBy('createdAt', 'desc'),
      ...(last ? [startAfter(last)] : []),
      limit(pageSize + 1),
    );
    return watchQuery(
      part,
      (docs) => {
        found[index] = docs;
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

function toPage(
  lists: QueryDocumentSnapshot[][],
  after: MessageCursor | undefined,
): Page<DeskMessage, MessageCursor> {
  const { shown, last, hasMore } = mergeSources(lists, timeOf, pageSize);
  const next = last.map((document, index) => document ?? after?.[index]);
  return { items: shown.map(toMessage), next: hasMore ? next : undefined };
}

function timeOf(document: QueryDocumentSnapshot): number {
  return Number(dateOf(document.data()['createdAt']));
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
