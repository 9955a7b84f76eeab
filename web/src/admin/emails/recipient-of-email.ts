import { collections, unclaimed } from '@shared/collections.ts';
import { isToOperator } from '@shared/messages/email-kinds.ts';
import type { AdminEmail } from './api/watch-emails.ts';
import { customerPath } from '../records/admin-paths.ts';

/** The recipient of an email, with their customer page if they have one. */
export interface Recipient {
  name: string;
  href?: string;
}

export function recipientOf({ kind, uid, email, path }: AdminEmail): Recipient {
  if (isToOperator(kind)) return { name: 'Operator' };
  if (uid !== '') return { name: email || 'Customer', href: customerPath(uid) };
  if (email !== '') return { name: email };
  if (path.startsWith(`${collections.users}/${unclaimed}/`)) {
    return { name: 'Address on the invoice' };
  }
  const [, message] = /^anonymous_queries\/(.+)$/.exec(path) ?? [];
  return { name: message === undefined ? 'Unknown' : `Sender of message ${message}` };
}
