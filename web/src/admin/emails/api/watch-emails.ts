import { emailNames, type EmailKind, type EmailState } from '@shared/messages/email-kinds.ts';
import type { Row } from '../../../core/database/read-rows.ts';
import { dateOf, textOf } from '../../../core/database/stored-fields.ts';
import {
  watchBegin,
  watchPage,
  type Begin,
  type Cursor,
  type Page,
} from '../../lists/api/watch-page.ts';
import { emailQuery, type EmailQuery } from '../email-query.ts';
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

export function watchEmails(
  { after, ...sought }: EmailQuery & { after: Cursor | undefined },
  onPage: (page: Page<AdminEmail>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = emailQuery(sought);
  return watchPage({ list, after }, toEmail, onPage, onError);
}

export function watchEmailsAbout(
  { path, maxCount }: LatestQuery,
  onEmails: (emails: Begin<AdminEmail>) => void,
  onError: (error: Error) => void,
): Promise<() => void> {
  const list = emailQuery({ field: 'path', value: path });
  return watchBegin({ list, maxCount }, toEmail, onEmails, onError);
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
