import { collections } from '@shared/collections.ts';
import { emailNames, type EmailKind, type EmailState } from '@shared/messages/email-kinds.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { orderBy, where, type RowQuery } from '../../../core/database/row-query.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import type { LatestQuery } from '../../records/api/watch-related-records.ts';

/** Unknown texts are empty. */
export interface AdminEmail {
  id: string;
  kind: EmailKind;
  state: EmailState;
  /** Empty for a visitor and for an email to the operator. */
  uid: string;
  /** The address that the email was queued with; empty if it goes to the account's address. */
  recipientEmail: string;
  /** `recipientEmail`, or else the address that the account had then. */
  email: string;
  /** The server's reason for not trying again; empty if it has none. */
  failureReason: string;
  path: string;
  createdAt: Date | undefined;
  sentAt: Date | undefined;
}

export type EmailQuery =
  | { field: 'state'; value: EmailState }
  | { field: 'path' | 'uid'; value: string };

export function watchEmails(
  { after, ...sought }: EmailQuery & { after: Cursor | undefined },
  onPage: (page: Page<AdminEmail>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = emailList(sought);
  return watchPage({ list, after }, toEmail, onPage, onError);
}

export function watchEmailsAbout(
  { path, maxCount }: LatestQuery,
  onEmails: (emails: Begin<AdminEmail>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = emailList({ field: 'path', value: path });
  return watchBegin({ list, maxCount }, toEmail, onEmails, onError);
}

export function emailList({ field, value }: EmailQuery): RowQuery {
  return {
    collection: collections.mail,
    filters: [where(field, '==', value)],
    sort: [orderBy('createdAt', 'desc')],
  };
}

function toEmail({ id, data }: Row): AdminEmail[] {
  const kind = textOf(data['kind']);
  if (!isKind(kind)) return [];
  return [
    {
      id,
      kind,
      state: data['state'] as EmailState,
      uid: textOf(data['uid']),
      recipientEmail: textOf(data['recipientEmail']),
      email: textOf(data['recipientEmail']) || textOf(data['accountEmail']),
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
