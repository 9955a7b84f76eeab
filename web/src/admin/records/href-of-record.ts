import { payablePath, planPath } from './admin-paths.ts';

/** Returns the page of the record at a document path; undefined if it has none. */
export function hrefOfRecord(path: string): string | undefined {
  const [, uid, collection, id] =
    /^users\/([^/]+)\/(orders|invoices|subscriptions)\/([^/]+)$/.exec(path) ?? [];
  if (uid === undefined || id === undefined) return undefined;
  if (collection === 'subscriptions') return planPath({ uid, id });
  return payablePath({ type: collection === 'invoices' ? 'invoice' : 'product_order', uid, id });
}
