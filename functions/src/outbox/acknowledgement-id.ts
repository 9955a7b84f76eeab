import { keyedHash } from '../platform/keyed-hash.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Returns the same id for all messages of a mailbox on one day (UTC). */
export function acknowledgementId(email: string, writtenAt: Date): string {
  const day = writtenAt.toISOString().slice(0, 10);
  return `acknowledged_${keyedHash(`acknowledged:${day}:${mailboxOf(email)}`)}`;
}
