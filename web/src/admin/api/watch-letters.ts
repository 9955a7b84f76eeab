import { collections } from '@shared/collections.ts';
import { letterNames, type LetterKind, type LetterState } from '@shared/letter-kinds.ts';
import {
  collection,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, textOf } from '../../core/database/stored-fields.ts';
import { firestore } from '../../lib/firestore.ts';
import { watchBegin, watchPage, type Begin, type Cursor, type Page } from './watch-page.ts';
import type { LatestOf } from './watch-traces.ts';

/** A letter as the desk shows it. Texts are empty for what is unknown. */
export interface DeskLetter {
  id: string;
  kind: LetterKind;
  state: LetterState;
  isSecondTime: boolean;
  /** Of the customer; empty for a visitor and for a letter to the operator. */
  uid: string;
  /** The address that it was given. */
  givenEmail: string;
  /** That, or the address that the account had then. */
  email: string;
  /** Why it is not tried again, as the server names it; empty for another one. */
  failureReason: string;
  /** Of the record that it is about. */
  path: string;
  createdAt: Date | undefined;
  sentAt: Date | undefined;
}

/** What letters are watched: those in a state, about a record, or to an account. */
export type LetterQuery =
  | { field: 'state'; value: LetterState }
  | { field: 'path' | 'uid'; value: string };

/** One page of the letters, live and newest first. */
export function watchLetters(
  { field, value, after }: LetterQuery & { after: Cursor | undefined },
  onPage: (page: Page<DeskLetter>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = newestFirst(where(field, '==', value));
  return watchPage({ sorted, after }, toLetter, onPage, onError);
}

/** The latest letters about a record, live and newest first. */
export function watchLettersAbout(
  { path, most }: LatestOf,
  onLetters: (letters: Begin<DeskLetter>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = newestFirst(where('path', '==', path));
  return watchBegin({ sorted, most }, toLetter, onLetters, onError);
}

function newestFirst(sought: QueryConstraint) {
  return query(collection(firestore(), collections.mail), sought, orderBy('createdAt', 'desc'));
}

function toLetter(document: QueryDocumentSnapshot): DeskLetter[] {
  const data: DocumentData = document.data();
  const kind = textOf(data['kind']);
  if (!isKind(kind)) return [];
  return [
    {
      id: document.id,
      kind,
      state: data['state'] as LetterState,
      isSecondTime: data['isSecondTime'] === true,
      uid: textOf(data['uid']),
      givenEmail: textOf(data['givenEmail']),
      email: textOf(data['givenEmail']) || textOf(data['accountEmail']),
      failureReason: textOf(data['failureReason']),
      path: textOf(data['path']),
      createdAt: dateOf(data['createdAt']),
      sentAt: dateOf(data['sentAt']),
    },
  ];
}

function isKind(text: string): text is LetterKind {
  return Object.hasOwn(letterNames, text);
}
