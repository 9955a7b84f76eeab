import * as z from 'zod';
import type { DisputeState } from '../../../shared/payments/disputes.ts';
import {
  minorUnits,
  moment,
  minorText,
  orderEntity,
  paymentEntity,
  refundEntity,
  type DisputeReport,
  type PaymentFacts,
  type PaymentReport,
  type RefundFacts,
} from './entities.ts';

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
/** All other dispute events, such as `action_required`, ask the operator to respond. */
const disputeStates: Record<string, DisputeState> = {
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/** An unreadable dispute counts as one about the whole payment. */
const disputeEntity = z.object({
  id: z
    .string()
    .regex(/^disp_[A-Za-z0-9]+$/)
    .catch('unnamed'),
  amount: minorUnits.nullable().catch(null),
  currency: minorText,
  phase: minorText,
  reason_code: minorText,
  respond_by: moment.nullable().catch(null),
  created_at: moment.nullable().catch(null),
});
const unreadableDispute = disputeEntity.parse({});

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
      dispute: {
        ...disputeOf(dispute?.entity ?? unreadableDispute, payment.entity, reportedAt),
        state: disputeStates[disputeStep] ?? 'open',
      },
    }),
    orderAmountMinor: order?.entity.amountMinor ?? null,
    reportedAt,
  };
}

function disputeOf(
  {
    id,
    amount,
    currency,
    phase,
    reason_code,
    respond_by,
    created_at,
  }: z.output<typeof disputeEntity>,
  payment: PaymentFacts,
  reportedAt: number,
): Omit<DisputeReport, 'state'> {
  const isPart = amount !== null && currency === payment.currency && amount < payment.amountMinor;
  return {
    disputeId: id,
    amountMinor: isPart ? amount : payment.amountMinor,
    phase,
    reason: reason_code,
    respondBy: respond_by,
    createdAt: created_at ?? reportedAt,
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
  return Math.floor(Date.now() / 1000);
}
