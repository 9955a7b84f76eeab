import { aRefund } from '../../razorpay-sandbox/builders.ts';
import {
  failedWith,
  type SandboxPayment,
  type SandboxRefund,
} from '../../razorpay-sandbox/entities.ts';
import { failures } from '../../razorpay-sandbox/payments/failures.ts';
import { withAmountRefunded } from '../../razorpay-sandbox/refunds/finish-refund.ts';
import type { EventName, EventSubjects } from '../../razorpay-sandbox/webhooks/webhook-event.ts';
import { sandboxSettings } from '../../suite/razorpay-settings.ts';
import { makeDelivery, type Delivery } from '../deliveries.ts';
import { providerId, type Purchase } from '../purchases.ts';
import type { Random } from '../random.ts';

/** How many of the payments, or of the webhooks, have such a thing happen to them. */
const shares = {
  /** None of its webhooks ever arrives. */
  silent: 0.05,
  /** A single webhook that never arrives. */
  dropped: 0.1,
  /** It fails at first and is authorized later. */
  lateAuthorization: 0.1,
  /** Another payment for the same order failed before it. */
  failedBefore: 0.1,
  /** A part of it is given back soon. */
  refunded: 0.05,
  /** Signed with the secret from before a rotation. */
  oldSecret: 0.05,
};

/** What happened to a purchase at the provider, and the webhooks of it that arrive. */
export interface Story {
  purchase: Purchase;
  /** All payments of its order as they are in the end, the one that settles it last. */
  payments: SandboxPayment[];
  refund: SandboxRefund | undefined;
  deliveries: Delivery[];
}

/** Makes up what happens to a purchase. */
export function makeStory(purchase: Purchase, random: Random): Story {
  const happens = (share: number): boolean => random() < share;
  const { payment } = purchase;
  const failedBefore = happens(shares.failedBefore) ? failedPayment(purchase) : undefined;
  const isLate = happens(shares.lateAuthorization);
  const refund = happens(shares.refunded) ? partialRefund(payment) : undefined;
  const isSilent = happens(shares.silent);
  const events = [
    ...(failedBefore ? [anEvent('payment.failed', { payment: failedBefore })] : []),
    ...(isLate ? [anEvent('payment.failed', { payment: asFailed(payment) })] : []),
    ...successEvents(purchase),
    ...(refund ? refundEvents(payment, refund) : []),
  ].filter(() => !happens(shares.dropped));
  return {
    purchase,
    payments: [...(failedBefore ? [failedBefore] : []), asItIs(payment, refund)],
    refund,
    deliveries: isSilent ? [] : events.map(sign),
  };

  function sign({ name, subjects }: { name: EventName; subjects: EventSubjects }): Delivery {
    const { webhookSecret, previousWebhookSecret } = sandboxSettings;
    const secret = happens(shares.oldSecret) ? previousWebhookSecret : webhookSecret;
    return makeDelivery(name, subjects, secret);
  }
}

function successEvents({ payment, providerOrder }: Purchase) {
  const authorized: SandboxPayment = {
    ...payment,
    status: 'authorized',
    captured: false,
    fee: null,
    tax: null,
  };
  return [
    anEvent('payment.authorized', { payment: authorized }),
    anEvent('payment.captured', { payment }),
    anEvent('order.paid', { payment, order: providerOrder }),
  ];
}

function refundEvents(payment: SandboxPayment, refund: SandboxRefund) {
  const refunded = asItIs(payment, refund);
  return [
    anEvent('refund.created', { refund: { ...refund, status: 'pending' }, payment: refunded }),
    anEvent('refund.processed', { refund, payment: refunded }),
  ];
}

function anEvent(name: EventName, subjects: EventSubjects) {
  return { name, subjects };
}

function asItIs(payment: SandboxPayment, refund: SandboxRefund | undefined): SandboxPayment {
  return refund ? withAmountRefunded(payment, refund.amount) : payment;
}

function failedPayment({ payment }: Purchase): SandboxPayment {
  return asFailed({ ...payment, id: providerId('pay', `Failed${payment.id.slice(-8)}`) });
}

function asFailed(payment: SandboxPayment): SandboxPayment {
  const uncaptured = { captured: false, fee: null, tax: null };
  return { ...payment, ...uncaptured, ...failedWith(failures.insufficientFund) };
}

function partialRefund({ id, amount, currency, created_at }: SandboxPayment): SandboxRefund {
  return aRefund({
    id: providerId('rfnd', id.slice(-9)),
    payment_id: id,
    amount: Math.ceil(amount / 4),
    currency,
    created_at: created_at + 60,
  });
}
