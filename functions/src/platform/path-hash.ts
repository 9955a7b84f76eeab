import { createHash } from 'node:crypto';

/** 32 hex digits that identify an order or invoice. They hash the whole path, since customers choose document ids. */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
