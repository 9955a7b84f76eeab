import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { isCounted } from '../../../shared/admin/alerts.ts';
import { userPath } from '../../../shared/collections.ts';
import { alerts } from '../../alerts/alert.ts';
import { audit, type AuditEntry } from '../../audit/audit-entry.ts';
import { invoicesOf, unclaimedInvoices } from '../../invoices/issued-invoice.ts';
import { outbox } from '../../outbox/outbox-entry.ts';
import { maxInValues } from '../../platform/read-pages.ts';

type Entries = QuerySnapshot<AuditEntry>;

/**
 * Returns the audit entries about an account, its documents, payments, emails and alerts, latest first. An alert
 * that many accounts share is left out.
 */
export async function readAuditAbout(uid: string): Promise<QueryDocumentSnapshot<AuditEntry>[]> {
  const [raised, emails, waited] = await Promise.all([
    alerts.where('uid', '==', uid).select('kind').get(),
    // The entries about other emails contain the path of the order or invoice.
    outbox.where('uid', '==', uid).where('path', '==', null).select().get(),
    readPlacesBefore(uid),
  ]);
  const own = raised.docs.filter((alert) => !isCounted(alert.data().kind));
  const paths = [...own, ...emails.docs].map(({ ref }) => ref.path);
  const found = await Promise.all([
    ...(['path', 'payablePath'] as const).map((field) => entriesUnder(field, userPath(uid))),
    ...entriesAt('path', [...paths, ...waited]),
    ...entriesAt('payablePath', waited),
    audit.where('uids', 'array-contains', uid).get(),
  ]);
  const byId = new Map(found.flatMap(({ docs }) => docs).map((entry) => [entry.id, entry]));
  return [...byId.values()].toSorted((a, b) => b.data().at.toMillis() - a.data().at.toMillis());
}

/** Returns where the account's invoices waited before it verified its address. Only issued invoices have lines. */
async function readPlacesBefore(uid: string): Promise<string[]> {
  const { docs } = await invoicesOf(uid).select('lines').get();
  return docs
    .filter((invoice) => invoice.get('lines') !== undefined)
    .map(({ id }) => unclaimedInvoices.doc(id).path);
}

type PathField = 'path' | 'payablePath';

function entriesUnder(field: PathField, parent: string): Promise<Entries> {
  // '0' is the character after the slash.
  return audit.where(field, '>=', `${parent}/`).where(field, '<', `${parent}0`).get();
}

function entriesAt(field: PathField, paths: readonly string[]): Promise<Entries>[] {
  return chunksOf(paths).map((some) => audit.where(field, 'in', some).get());
}

/** Splits the paths into chunks that one query can compare. */
function chunksOf(paths: readonly string[]): string[][] {
  const count = Math.ceil(paths.length / maxInValues);
  return Array.from({ length: count }, (_, index) =>
    paths.slice(index * maxInValues, (index + 1) * maxInValues),
  );
}
