import * as z from 'zod';
import {
  disputeEntity,
  toDisputeReport,
  toDisputeState,
  unreadableDispute,
} from './dispute-entity.ts';
import {
  moment,
  orderEntity,
  paymentEntity,
  refundEntity,
  type PaymentFacts,
  type PaymentReport,
  type RefundFacts,
} from './entities.ts';
import { currentTime } from '#clock';

/** `report` is undefined for types that the site never reads. */
export interface ProviderEvent {
  type: string;
  accountId: string | null;
  report: PaymentReport | 'unreadable' | undefined;
}

const paymentEvents: ReadonlySet<string> = new Set([
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
]);
const disputeEvent = /^payment\.dispute\.(\w+)$/;

/** Accepts any content. Otherwise Razorpay would repeat an unreadable signed event forever. */
const envelope = z
  .object({
    event: z.string().catch('unknown'),
    account_id: z.string().nullish().catch(null),
    created_at: moment.catch(now),
  })
  .catch(() => ({ event: 'unknown', account_id: null, created_at: now() }));

const paymentPayload = z
  .object({
    payload: z.object({
      payment: z.object({ entity: paymentEntity }),
      order: z.object({ entity: orderEntity }).optional(),
      refund: z.object({ entity: refundEntity }).optional(),
      dispute: z.object({ entity: disputeEntity }).nullish().catch(null),
    }),
  })
  .refine(
    ({ payload: { payment, order } }) =>
      !order || order.entity.id === payment.entity.razorpayOrderId,
  )
  .refine(
    ({ payload: { payment, refund } }) => !refund || isRefundOf(refund.entity, payment.entity),
  );

/** Reads the body of a delivery. Never throws. */
export function readEvent(body: string): ProviderEvent {
  const content = parseJson(body);
  const { event: type, account_id, created_at: reportedAt } = envelope.parse(content);
  const [, step] = disputeEvent.exec(type) ?? [];
  return {
    type,
    accountId: account_id ?? null,
    report:
      paymentEvents.has(type) || step !== undefined
        ? readReport(content, reportedAt, step)
        : undefined,
  };
}

function readReport(
  content: unknown,
  reportedAt: number,
  disputeStep: string | undefined,
): PaymentReport | 'unreadable' {
  const parsed = paymentPayload.safeParse(content);
  if (!parsed.success) return 'unreadable';
  const { payment, order, refund, dispute } = parsed.data.payload;
  return {
    ...payment.entity,
    refunds: refund ? [refund.entity] : [],
    ...(disputeStep !== undefined && {
      dispute: toDisputeReport(
        dispute?.entity ?? unreadableDispute,
        payment.entity,
        toDisputeState(disputeStep),
        reportedAt,
      ),
    }),
    orderAmountMinor: order?.entity.amountMinor ?? null,
    reportedAt,
  };
}

function isRefundOf(refund: RefundFacts, payment: PaymentFacts): boolean {
  return (
    refund.paymentId === payment.paymentId &&
    refund.currency === payment.currency &&
    refund.amountMinor <= payment.amountMinor
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function now(): number {
  return Math.floor(currentTime().getTime() / 1000);
}
