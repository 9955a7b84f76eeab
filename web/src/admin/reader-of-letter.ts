import { collections, unclaimed } from '@shared/collections.ts';
import type { LetterKind } from '@shared/letter-kinds.ts';
import type { DeskLetter } from './api/watch-letters.ts';
import { customerPath } from './desk-paths.ts';

/** Whom a letter goes to, as far as its entry says, with a page about them where there is one. */
export interface Reader {
  name: string;
  href?: string;
}

const toOperator: ReadonlySet<LetterKind> = new Set([
  'contact_notice',
  'contact_digest',
  'operator_attention',
]);

export function readerOf({ kind, uid, email, path }: DeskLetter): Reader {
  if (toOperator.has(kind)) return { name: 'Operator' };
  if (uid !== '') return { name: email || 'Customer', href: customerPath(uid) };
  if (email !== '') return { name: email };
  if (path.startsWith(`${collections.users}/${unclaimed}/`)) {
    return { name: 'Address on the invoice' };
  }
  const [, message] = /^anonymous_queries\/(.+)$/.exec(path) ?? [];
  return { name: message === undefined ? 'Unknown' : `Sender of message ${message}` };
}
