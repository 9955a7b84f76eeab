import * as z from 'zod';
import type { AuditedChange } from '../../shared/admin/audit.ts';
import { maximumSeats, terms } from '../../shared/catalogue/quantity.ts';
import { maxClosed } from '../../shared/messages/contact-messages.ts';
import { downloadedFiles, type AdminRequest } from '../../shared/admin/admin-actions.ts';
import { ServerError } from '../../shared/server-errors.ts';
import { maxSeatPrice } from '../../shared/subscriptions/agreed-terms.ts';
import { currencies } from '../../shared/values/money.ts';
import { razorpayKeySecret } from '../platform/config.ts';
import { endpoint } from '../platform/http/endpoint.ts';
import { parseBody } from '../platform/http/parse-body.ts';
import { plainId } from '../platform/plain-id.ts';
import { authenticateStaff } from './authenticate-staff.ts';
import { applyAction } from './apply-action.ts';

/** Lower case makes a key in capitals the same request. */
const idempotencyKey = z.uuid().toLowerCase();
/** The id of an alert or email, such as `pay_1_dispute` or `query_1.uid`. Firestore reserves the excluded ids. */
const itemId = /^(?!\.{1,2}$|__.*__$)[\w.-]{1,400}$/;
const id = z.string().regex(plainId);
const payable = <Type extends z.ZodType>(type: Type) => z.object({ type, uid: id, id });
const plan = z.object({ uid: id, id });
const message = z.object({ uid: id.nullable(), id });
/** More than one payment can pay. */
const maxEndedPlans = 50;
const day = z.iso.date();
const agreedTerms = z.object({
  seats: z.int().min(0).max(maximumSeats),
  term: z.enum(terms),
  seatPrice: z.int().min(1).max(maxSeatPrice).nullable(),
});

const invoiceHead = {
  name: z.string(),
  email: z.string(),
  dueOn: z.string(),
  note: z.string().optional(),
};

const body = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('issue-invoice'),
    idempotencyKey,
    // Strict, so that no invoice has both.
    invoice: z.union([
      z.strictObject({
        ...invoiceHead,
        currency: z.enum(currencies),
        lines: z.array(
          z.object({ description: z.string(), quantity: z.number(), unitPrice: z.number() }),
        ),
      }),
      z.strictObject({ ...invoiceHead, plans: z.array(agreedTerms.extend({ id })) }),
    ]),
  }),
  z.object({
    action: z.literal('remind-of-invoice'),
    idempotencyKey,
    payable: payable(z.literal('invoice')),
  }),
  z.object({
    action: z.literal('cancel-invoice'),
    idempotencyKey,
    payable: payable(z.literal('invoice')),
    note: z.string(),
  }),
  z.object({
    action: z.literal('record-bank-payment'),
    idempotencyKey,
    payable: payable(z.literal('invoice')),
    reference: z.string().max(60),
    paidOn: day,
    amountMinor: z.int().positive(),
  }),
  z.object({
    action: z.literal('reverse-bank-payment'),
    idempotencyKey,
    payable: payable(z.literal('invoice')),
    paymentId: id,
    note: z.string(),
  }),
  z.object({ action: z.literal('cancel-plan'), idempotencyKey, plan, note: z.string() }),
  z.object({ action: z.literal('renew-plan'), idempotencyKey, plan }),
  z.object({
    action: z.literal('change-plan-terms'),
    idempotencyKey,
    plan,
    terms: agreedTerms,
    seen: agreedTerms,
    note: z.string(),
  }),
  z.object({ action: z.literal('end-plan'), idempotencyKey, plan, note: z.string() }),
  z.object({
    action: z.literal('hold-renewal'),
    idempotencyKey,
    plan,
    heldUntil: day,
    note: z.string(),
  }),
  z.object({ action: z.literal('release-renewal'), idempotencyKey, plan }),
  z.object({
    action: z.literal('extend-grace'),
    idempotencyKey,
    plan,
    graceUntil: day,
    note: z.string(),
  }),
  z.object({
    action: z.literal('complete-order'),
    idempotencyKey,
    payable: payable(z.literal('product_order')),
    note: z.string().optional(),
  }),
  z.object({
    action: z.literal('refund-payment'),
    idempotencyKey,
    paymentId: id,
    amountMinor: z.int().positive(),
    note: z.string(),
    leftMinor: z.int(),
    endsPlans: z.array(id).max(maxEndedPlans).optional(),
  }),
  z.object({ action: z.literal('retry-refund'), idempotencyKey, refundId: id }),
  z.object({ action: z.literal('apply-payment'), idempotencyKey, paymentId: id, planId: id }),
  z.object({ action: z.literal('sync-payment'), idempotencyKey, paymentId: id }),
  z.object({
    action: z.literal('ask-razorpay'),
    idempotencyKey,
    payable: payable(z.enum(['product_order', 'invoice'])),
  }),
  z.object({ action: z.literal('capture-payment'), idempotencyKey, paymentId: id }),
  z.object({ action: z.literal('retry-deletion'), idempotencyKey, uid: id }),
  z.object({ action: z.literal('retry-receipt'), idempotencyKey, paymentId: id }),
  z.object({ action: z.literal('resend-email'), idempotencyKey, id: z.string().regex(itemId) }),
  z.object({
    action: z.literal('dismiss-email'),
    idempotencyKey,
    id: z.string().regex(itemId),
    note: z.string(),
  }),
  z.object({ action: z.literal('reconcile'), idempotencyKey, from: z.string(), to: z.string() }),
  z.object({
    action: z.literal('record-download'),
    idempotencyKey,
    file: z.enum(downloadedFiles),
    filter: z.object({
      product: id.optional(),
      status: z
        .string()
        .regex(/^[A-Z][a-z]{1,20}$/)
        .optional(),
      inCurrency: z.enum(currencies).optional(),
      from: day.optional(),
      to: day.optional(),
      search: z.literal(true).optional(),
    }),
    rows: z.int().min(0),
  }),
  z.object({ action: z.literal('note-message'), idempotencyKey, message, note: z.string() }),
  z.object({
    action: z.literal('close-messages'),
    idempotencyKey,
    messages: z.array(message).min(1).max(maxClosed),
    note: z.string(),
  }),
  z.object({ action: z.literal('delete-message'), idempotencyKey, id }),
  z.object({ action: z.literal('undo'), idempotencyKey, undoes: z.uuid() }),
  z.object({
    action: z.literal('reply-to-message'),
    idempotencyKey,
    message,
    text: z.string(),
    replies: z.int().min(0),
  }),
  z.object({
    action: z.literal('resolve-alert'),
    idempotencyKey,
    id: z.string().regex(itemId),
    lastAt: z.object({ seconds: z.int(), nanoseconds: z.int().min(0).max(999_999_999) }),
    note: z.string(),
  }),
]) satisfies z.ZodType<AdminRequest>;

const actionOnly = z.object({ action: z.string().optional() });

export const adminActions = endpoint(
  { method: 'POST', secrets: [razorpayKeySecret] },
  async (request): Promise<AuditedChange> => {
    const { actor, role } = await authenticateStaff(request);
    const { action } = parseBody(request, actionOnly);
    // Viewers may download lists too.
    if (role !== 'admin' && action !== 'record-download') throw new ServerError('view-only');
    return applyAction(parseBody(request, body), actor);
  },
);
