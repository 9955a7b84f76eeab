import type { DocumentReference } from 'firebase-admin/firestore';
import type { AuditedChange } from '../../../shared/admin/audit.ts';
import type { AdminRequest } from '../../../shared/admin/admin-actions.ts';
import { ServerError } from '../../../shared/server-errors.ts';
import { runIdempotent } from '../../audit/run-idempotent.ts';
import { queryAttempts } from '../../payments/attempts/find-attempts.ts';
import { payableReference } from '../../payments/attempts/payables.ts';
import { isCaptured } from '../../payments/recording/payment-ledger.ts';
import { recordOrder, type RecordedOrder } from '../../payments/recording/record-order.ts';
import { razorpayGateway, type RazorpayGateway } from '../../platform/razorpay/client.ts';
import type { Requester } from '../requester.ts';

type AskRequest = Extract<AdminRequest, { action: 'ask-razorpay' }>;

/**
 * Records the payments of every attempt to pay an order or invoice. Throws `record-missing` and `provider-*`, and
 * `provider-unreadable` only if no other payment succeeded.
 */
export async function askRazorpay(
  { idempotencyKey, action, payable: { uid, type, id } }: AskRequest,
  actor: Requester,
  gateway: RazorpayGateway = razorpayGateway(),
): Promise<AuditedChange> {
  const reference = payableReference(uid, type, id) as DocumentReference<{ status: string }>;
  const { path } = reference;
  if (!(await reference.get()).exists) throw new ServerError('record-missing');
  const recorded: RecordedOrder[] = [];
  for (const attempt of (await queryAttempts(path).get()).docs) {
    const { razorpayOrderId } = attempt.data();
    if (razorpayOrderId !== null) recorded.push(await recordOrder(razorpayOrderId, gateway));
  }
  const isPaid = recorded.some(({ payments }) => payments.some(({ facts }) => isCaptured(facts)));
  if (!isPaid && recorded.some(({ hasUnreadable }) => hasUnreadable)) {
    throw new ServerError('provider-unreadable');
  }
  const request = { idempotencyKey, ...actor, action, path, note: null };
  return runIdempotent(request, async (_, reads) => {
    const status = (await reads.get(reference)).data()?.status;
    if (status === undefined) throw new ServerError('record-missing');
    return { before: {}, after: { status }, payablePath: path };
  });
}
