import * as z from 'zod';
import type { DisputeFacts, DisputeState } from '../../../shared/payments/disputes.ts';
import { payableTypes } from '../../../shared/endpoints.ts';

/** `voided` means that Razorpay returned an authorized payment that was never captured. */
export type PaymentState = 'created' | 'failed' | 'authorized' | 'voided' | 'captured' | 'refunded';

export type PaymentFacts = z.output<typeof paymentEntity>;

export type RefundFacts = z.output<typeof refundEntity>;

export type RefundState = RefundFacts['state'];

/** A payment as of `reportedAt` (seconds since 1970). */
export interface PaymentReport extends PaymentFacts {
  refunds: readonly RefundFacts[];
  dispute?: DisputeReport;
  /** The amount of the Razorpay order; null if the report lacks it. */
  orderAmountMinor: number | null;
  reportedAt: number;
}

/** Times are in seconds since 1970. */
export interface DisputeReport extends DisputeFacts {
  disputeId: string;
  state: DisputeState;
  reason: string | null;
  /** Until when the operator can respond; null if it's unknown. */
  respondBy: number | null;
  createdAt: number;
}

export type ProviderOrder = z.output<typeof orderEntity>;

export const minorUnits = z.int().nonnegative();
/** Seconds since 1970 that Firestore can store, up to the year 9999. */
export const moment = z.int().nonnegative().max(253_402_300_799);
/** Razorpay sends a missing value as null, as an empty string, or not at all. */
const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || null);
/** Facts that no decision about money depends on. An unreadable one must not hide its record. */
export const minorText = optionalText.catch(null);
const minorAmount = minorUnits.nullish().catch(null);

export const paymentEntity = z
  .object({
    id: z.string().regex(/^pay_[A-Za-z0-9]+$/),
    order_id: optionalText,
    amount: minorUnits,
    currency: z.string(),
    base_amount: minorAmount,
    status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
    captured: z.unknown().optional(),
    amount_refunded: minorUnits.nullish(),
    method: minorText,
    fee: minorAmount,
    tax: minorAmount,
    email: minorText,
    error_code: minorText,
    error_reason: minorText,
    error_description: minorText,
    created_at: moment,
  })
  .transform((entity) => ({
    paymentId: entity.id,
    razorpayOrderId: entity.order_id,
    amountMinor: entity.amount,
    currency: entity.currency,
    /**
     * The value in paise of a payment in another currency. It's null for rupees, where only some reports contain
     * it.
     */
    baseAmountMinor: entity.currency === 'INR' ? null : (entity.base_amount ?? null),
    state: stateOf(entity.status, entity.captured),
    amountRefundedMinor: entity.amount_refunded ?? 0,
    method: entity.method,
    feeMinor: entity.fee ?? null,
    taxMinor: entity.tax ?? null,
    checkoutEmail: entity.email,
    error: entity.error_code
      ? {
          code: entity.error_code,
          reason: entity.error_reason,
          description: entity.error_description,
        }
      : null,
    /** When the customer made the payment, in seconds since 1970. */
    createdAt: entity.created_at,
  }));

/**
 * Returns `voided` for a payment that Razorpay returned because it was never captured. Razorpay calls such a
 * payment `refunded` too, but with `captured: false` (razorpay.com/docs/payments/refunds/auto-refunds).
 */
function stateOf(status: Exclude<PaymentState, 'voided'>, captured: unknown): PaymentState {
  return status === 'refunded' && captured === false ? 'voided' : status;
}

export const refundEntity = z
  .object({
    id: z.string().regex(/^rfnd_[A-Za-z0-9]+$/),
    payment_id: z.string().regex(/^pay_[A-Za-z0-9]+$/),
    amount: minorUnits,
    currency: z.string(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: optionalText,
    created_at: moment,
  })
  .transform((entity) => ({
    refundId: entity.id,
    paymentId: entity.payment_id,
    amountMinor: entity.amount,
    currency: entity.currency,
    state: entity.status,
    /** The key of a refund that this site made. */
    receipt: entity.receipt,
    /** In seconds since 1970. */
    createdAt: entity.created_at,
  }));

/** Razorpay returns empty notes as an array. */
const orderNotes = z.object({
  uid: z.string(),
  type: z.enum(payableTypes),
  path: z.string(),
});

export const orderEntity = z
  .object({
    id: z.string().regex(/^order_[A-Za-z0-9]+$/),
    amount: minorUnits,
    currency: z.string(),
    receipt: optionalText,
    status: z.string(),
    /** Null for an order of another origin. */
    notes: orderNotes.nullable().catch(null),
  })
  .transform(({ amount, ...entity }) => ({ ...entity, amountMinor: amount }));

/** A list of Razorpay's records. One unreadable record, such as one in a new state, doesn't hide the others. */
export interface Listed<Item> {
  items: Item[];
  unreadable: UnreadableRecord[];
}

export type UnreadableRecord = z.output<typeof unreadableRecord>;

/** The ids of a record that can't be read further. `paymentId` is that of the payment or of the refund's payment. */
const unreadableRecord = z
  .object({ id: minorText, payment_id: minorText, receipt: minorText })
  .catch({ id: null, payment_id: null, receipt: null })
  .transform(({ id, payment_id, receipt }) => ({
    id,
    paymentId: payment_id ?? (id?.startsWith('pay_') ? id : null),
    receipt,
  }));

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(z.unknown()) }).transform(({ items }) => {
    const listed: Listed<z.output<Item>> = { items: [], unreadable: [] };
    for (const record of items) {
      const read = item.safeParse(record);
      if (read.success) listed.items.push(read.data);
      else listed.unreadable.push(unreadableRecord.parse(record));
    }
    return listed;
  });
}
