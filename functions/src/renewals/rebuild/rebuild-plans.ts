import { FieldPath, Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { unclaimed, userCollections } from '../../../shared/collections.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import { typedCollectionGroup } from '../../platform/firebase.ts';
import { logFailure } from '../../platform/log.ts';
import { currentTime } from '#clock';
import { checkAccount, rebuildAccount, type AccountRepair } from './rebuild-account.ts';

interface Rebuild {
  /** Without it, nothing is changed. */
  isApplied: boolean;
  onRepair: (repair: AccountRepair) => void;
  now?: Date;
}

const concurrency = 8;

/**
 * Derives the plans of all accounts from what was paid, one account in one commit. A run that was interrupted can be
 * repeated. Resolves to the accounts that failed.
 */
export async function rebuildPlans({
  isApplied,
  onRepair,
  now = currentTime(),
}: Rebuild): Promise<string[]> {
  const failed: string[] = [];
  const rebuild = isApplied ? rebuildAccount : checkAccount;
  await forEachConcurrent([...(await findAccounts())], concurrency, async (uid) => {
    try {
      for (const repair of await rebuild(uid, Timestamp.fromDate(now))) onRepair(repair);
    } catch (error) {
      logFailure('plans-not-rebuilt', error, { uid }, 'warn');
      failed.push(uid);
    }
  });
  return failed;
}

/** Finds the accounts that have an order, an invoice or a plan. */
export async function findAccounts(pageSize = 500): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of ['orders', 'invoices', 'subscriptions'] as const) {
    const group = typedCollectionGroup(userCollections[name]).orderBy(FieldPath.documentId());
    let last: QueryDocumentSnapshot | undefined;
    do {
      const page = last ? group.startAfter(last) : group;
      const { docs } = await page.select().limit(pageSize).get();
      for (const { ref } of docs) found.add(ref.parent.parent?.id ?? unclaimed);
      last = docs.length < pageSize ? undefined : docs.at(-1);
    } while (last);
  }
  found.delete(unclaimed);
  return found;
}
