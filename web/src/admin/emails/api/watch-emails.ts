import { collections } from '@shared/collections.ts';
import { emailNames, type EmailKind, type EmailState } from '@shared/messages/email-kinds.ts';
import {
  collection,
  orderBy,
  query,
  where,
  type DocumentData,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import { firestore } from '../../../lib/firestore.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import type { LatestOf } from '../../records/api/watch-traces.ts';

/** An email as the admin panel shows it. Texts are empty for what is unknown. */
export interface AdminEmail {
  id: string;
  kind: EmailKind;
  state: EmailState;
  isSecondTime: boolean;
  /** Of the customer; empty for a visitor and for an email to the operator. */
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

/** What emails are watched: those in a state, about a record, or to an account. */
export type EmailQuery =
  | { field: 'state'; value: EmailState }
  | { field: 'path' | 'uid'; value: string };

/** One page of the emails, live and newest first. */
export function watchEmails(
  { field, value, after }: EmailQuery & { after: Cursor | undefined },
  onPage: (page: Page<AdminEmail>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = newestFirst(where(field, '==', value));
  return watchPage({ sorted, after }, toEmail, onPage, onError);
}

/** The latest emails about a record, live and newest first. */
export function watchEmailsAbout(
  { path, most }: LatestOf,
  onEmails: (emails: Begin<AdminEmail>) => void,
  onError: (error: Error) => void,
): () => void {
  const sorted = newestFirst(where('path', '==', path));
  return watchBegin({ sorted, most }, toEmail, onEmails, onError);
}

function newestFirst(sought: QueryConstraint) {
  return query(collection(firestore(), collections.mail), sought, orderBy('createdAt', 'desc'));
}

function toEmail(document: QueryDocumentSnapshot): AdminEmail[] {
  const data: DocumentData = document.data();
  const kind = textOf(data['kind']);
  if (!isKind(kind)) return [];
  return [
    {
      id: document.id,
      kind,
      state: data['state'] as EmailState,
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

function isKind(text: string): text is EmailKind {
  return Object.hasOwn(emailNames, text);
}
