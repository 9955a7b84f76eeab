import { createHash } from 'node:crypto';

/** 32 hex digits that stand for an order or invoice. Of the whole path, because customers choose document ids. */
export function pathHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 32);
}
