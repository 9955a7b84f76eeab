import type { SandboxDispute, SandboxOrder, SandboxPayment, SandboxRefund } from './entities.ts';

export const eventNames = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'payment.dispute.created',
  'payment.dispute.under_review',
  'payment.dispute.action_required',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
] as const;

export type EventName = (typeof eventNames)[number];

export interface EventSubjects {
  refund?: SandboxRefund;
  payment: SandboxPayment;
  order?: SandboxOrder;
  dispute?: SandboxDispute;
}

/** Returns an event in Razorpay's envelope. `createdAt` is in Unix seconds. */
export function webhookEvent(
  accountId: string,
  event: EventName,
  subjects: EventSubjects,
  createdAt: number,
) {
  return {
    entity: 'event',
    account_id: accountId,
    event,
    contains: Object.keys(subjects),
    payload: Object.fromEntries(
      Object.entries(subjects).map(([name, entity]) => [name, { entity }]),
    ),
    created_at: createdAt,
  };
}

/** Encodes JSON as Razorpay's PHP does, with `/` and all non-ASCII characters escaped. */
export function encodeBody(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(
      /[\u0080-\uffff]/g,
      (unit) => String.raw`\u` + unit.charCodeAt(0).toString(16).padStart(4, '0'),
    );
}
