import * as z from 'zod';
import { Timestamp } from 'firebase-admin/firestore';
import { audit } from '../../audit/audit-entry.ts';
import { commitAtomically } from '../../platform/commit-atomically.ts';
import { forEachConcurrent } from '../../platform/for-each-concurrent.ts';
import type { RazorpayGateway, Span } from '../../platform/razorpay/client.ts';
import type { RefundFacts } from '../../platform/razorpay/entities.ts';
import { type Refund, refunds } from '../documents.ts';
import { newRefund } from '../recording/new-refund.ts';
import { ownRefundKey } from '../recording/refund-key.ts';

const concurrency = 8;

const ownReasons = ['duplicate_payment', 'price_outdated'] as const;

/**
 * Restores lost refunds. Who requested them and why comes from the audit log, which a restore leaves as it is.
 * Without the refunds, the operator's command would reuse an earlier refund's key, for which Razorpay makes no second
 * refund. Throws the gateway's ServerError.
 */
export async function restoreRefunds(span: Span, gateway: RazorpayGateway): Promise<void> {
  const { items } = await gateway.listRefunds(span);
  await forEachConcurrent(items, concurrency, restoreRefund);
}

export async function restoreRefund(made: RefundFacts): Promise<void> {
  const { receipt, refundId, paymentId, amountMinor, currency, createdAt } = made;
  const reason = reasonOf(made);
  if (!reason || !receipt) return;
  await commitAtomically(async (batch, reads) => {
    const [stored, request] = await Promise.all([
      reads.get(refunds.doc(receipt)),
      reads.get(audit.doc(receipt)),
    ]);
    if (stored.exists) return;
    const { actorUid, note } = request.data() ?? {};
    const requestedBy = reason === 'requested' ? (actorUid ?? 'operator') : null;
    const restored: Refund = {
      ...newRefund({ paymentId, amountMinor, currency, reason, requestedBy, note: note ?? null }),
      state: 'made',
      razorpayRefundId: refundId,
      createdAt: Timestamp.fromMillis(createdAt * 1000),
    };
    batch.create(stored.ref, restored);
  });
}

/** Returns undefined for a refund of another origin, such as Razorpay's dashboard. */
function reasonOf({ receipt, paymentId }: RefundFacts): Refund['reason'] | undefined {
  const own = ownReasons.find((reason) => receipt === ownRefundKey(reason, paymentId));
  // The admin panel and the operator's command use a UUID as the key.
  return own ?? (z.uuid().safeParse(receipt).success ? 'requested' : undefined);
}
