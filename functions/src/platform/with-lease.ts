import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { leases } from './documents.ts';
import { commitAtomically } from './commit-atomically.ts';

/**
 * Does a work unless somebody else is at it, in whatever process: then it resolves to false. The lease
 * on the name ends with the work. It must last longer than the work: who has died holds it until then.
 */
export async function withLease(
  name: string,
  leaseMs: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  if (!(await takeLease(name, holder, leaseMs))) return false;
  try {
    await work();
  } finally {
    await giveBack(name, holder);
  }
  return true;
}

/** Takes or prolongs a lease; false while it is another's. */
export async function takeLease(name: string, holder: string, leaseMs: number): Promise<boolean> {
  return commitAtomically(async (batch) => {
    const lease = await leases.doc(name).get();
    const now = Date.now();
    const known = lease.data();
    // One's own is there when the answer to its commit got lost.
    if (known && known.holder !== holder && known.until.toMillis() > now) return false;
    const until = Timestamp.fromMillis(now + leaseMs);
    if (lease.updateTime) {
      batch.update(lease.ref, { holder, until }, { lastUpdateTime: lease.updateTime });
    } else {
      batch.create(lease.ref, { holder, until });
    }
    return true;
  });
}

/** One that ran out may be another's by now. */
async function giveBack(name: string, holder: string): Promise<void> {
  await commitAtomically(async (batch) => {
    const lease = await leases.doc(name).get();
    if (lease.updateTime && lease.data()?.holder === holder) {
      batch.delete(lease.ref, { lastUpdateTime: lease.updateTime });
    }
  });
}
