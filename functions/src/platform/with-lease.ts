import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { commitAtomically, put } from './commit-atomically.ts';
import { leases } from './documents.ts';

/**
 * Resolves to false if another process holds the lease. The lease must last longer than the work. A crashed holder
 * keeps it until it expires.
 */
export async function withLease(
  name: string,
  leaseMs: number,
  work: () => Promise<void>,
): Promise<boolean> {
  const holder = randomUUID();
  if (!(await acquireLease(name, holder, leaseMs))) return false;
  try {
    await work();
  } finally {
    await releaseLease(name, holder);
  }
  return true;
}

/** Acquires or extends a lease. Resolves to false while another holder has it. */
export async function acquireLease(
  name: string,
  holder: string,
  leaseMs: number,
): Promise<boolean> {
  return commitAtomically(async (batch, reads) => {
    const lease = await reads.get(leases.doc(name));
    const now = Date.now();
    const known = lease.data();
    // If the response to the commit was lost, the holder already has the lease.
    if (known && known.holder !== holder && known.until.toMillis() > now) return false;
    put(batch, lease, { holder, until: Timestamp.fromMillis(now + leaseMs) });
    return true;
  });
}

export async function releaseLease(name: string, holder: string): Promise<void> {
  await commitAtomically(async (batch, reads) => {
    const lease = await reads.get(leases.doc(name));
    if (lease.updateTime && lease.data()?.holder === holder) {
      batch.delete(lease.ref, { lastUpdateTime: lease.updateTime });
    }
  });
}
