import { payments } from '../../../../functions/src/payments/documents.ts';
import { addDays, endOfTerm } from '../../../../functions/shared/subscriptions/term-days.ts';
import { indianDay } from '../../../../functions/shared/values/indian-time.ts';
import { paidAfterEnd } from '../late-payments.ts';
import { planOf } from '../plans.ts';
import type { Account } from '../accounts/accounts.ts';
import {
  aPaidOrder,
  anOpenOrder,
  payAndRecord,
  refundsOf,
  type OpenPayable,
} from '../payments/payments.ts';
import { setFaults } from '../payments/provider.ts';
import { aFailedReceipt } from '../payments/receipts.ts';
import { payInSandbox } from '../payments/sandbox.ts';
import { storeRefund } from '../stopped-work.ts';
import { type Actions, asked, stored } from './request.ts';

const today = indianDay(new Date());

export const paymentActions = {
  'refund-payment': async (owner) => {
    const { payment } = await aPaidOrder(owner);
    const amountMinor = Number(payment['amount']);
    return {
      path: `payments/${payment.id}`,
      look: () => refundsOf(payment),
      request: asked(aRefundOf(payment, amountMinor)),
      done: {
        before: { leftMinor: amountMinor, currency: 'INR' },
        after: { leftMinor: 0, currency: 'INR' },
      },
      late: 'not-refundable',
      wrong: [
        [{ paymentId: 'pay_none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ amountMinor: amountMinor + 1 }, 'not-refundable'],
        [{ amountMinor: 0 }, 'invalid-request'],
        [{ amountMinor: 99 }, 'refund-too-small'],
        [{ amountMinor: amountMinor - 99 }, 'refund-too-small'],
        [{ amountMinor: 0.5 }, 'invalid-request'],
        [{ leftMinor: amountMinor + 1 }, 'changed-since'],
      ],
    };
  },
  'apply-payment': async (owner) => {
    const { bought, payment, path } = await paidAfterEnd(owner);
    const { payment: used } = await aPaidOrder(owner);
    const { endedOn } = await planOf(bought);
    return {
      path: `payments/${payment.id}`,
      look: async () => (await stored(path))?.['unchangedPlans'],
      request: asked({
        action: 'apply-payment',
        paymentId: payment.id,
        planId: bought.reference.id,
      }),
      done: {
        before: { seats: 3, paidUntil: addDays(endedOn ?? '', -1) },
        after: {
          product: 'APAC Debt Grid',
          seats: 3,
          paidUntil: addDays(endOfTerm(today, today, 'month'), -1),
        },
      },
      wrong: [
        [{ paymentId: 'none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ planId: 'none' }, 'changed-since'],
        [{ paymentId: used.id }, 'changed-since'],
      ],
    };
  },
  'retry-refund': async (owner) => {
    const { payment, order } = await aPaidOrder(owner);
    const amountMinor = order.amount * 100;
    const refund = await storeRefund(payment.id, amountMinor - 1_000, 'refused');
    const made = await storeRefund(payment.id, 100, 'made');
    return {
      path: `refunds/${refund}`,
      request: asked({ action: 'retry-refund', refundId: refund }),
      done: { before: { state: 'refused' }, after: { state: 'queued' } },
      answer: { before: { state: 'refused' }, after: { state: 'made' } },
      wrong: [
        [{ refundId: 'none' }, 'record-missing'],
        [{ refundId: '../x' }, 'invalid-request'],
        [{ refundId: made }, 'changed-since'],
        [
          { refundId: await storeRefund(payment.id, amountMinor + 100, 'refused') },
          'not-refundable',
        ],
      ],
    };
  },
  'sync-payment': async (owner) => {
    const { payment } = await aLostPayment(owner);
    return {
      path: `payments/${payment.id}`,
      request: asked({ action: 'sync-payment', paymentId: payment.id }),
      done: {
        before: {},
        after: { payment: 'captured', outcome: 'recorded', refundedMinor: 0, currency: 'INR' },
      },
      late: null,
      wrong: [
        [{ paymentId: 'pay_None0000000001' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
      ],
    };
  },
  'ask-razorpay': async (owner) => {
    const { order } = await aLostPayment(owner);
    const payable = { type: 'product_order', uid: owner.uid, id: order.id } as const;
    return {
      path: order.path,
      look: async () => (await stored(order.path))?.['status'],
      request: asked({ action: 'ask-razorpay', payable }),
      done: { before: {}, after: { status: 'Paid' } },
      late: null,
      wrong: [
        [{ payable: { ...payable, id: 'none' } }, 'record-missing'],
        [{ payable: { ...payable, type: 'invoice' } }, 'record-missing'],
        [{ payable: { ...payable, id: '../x' } }, 'invalid-request'],
      ],
    };
  },
  'capture-payment': async (owner) => {
    const { id, amountMinor } = await anAuthorizedPayment(owner);
    const path = `payments/${id}`;
    const { payment } = await aPaidOrder(owner);
    await payments.doc(payment.id).update({ state: 'voided' });
    return {
      path,
      look: async () => (await stored(path))?.['state'],
      request: asked({ action: 'capture-payment', paymentId: id }),
      done: { before: {}, after: { amountMinor, currency: 'INR' } },
      wrong: [
        [{ paymentId: 'none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ paymentId: payment.id }, 'changed-since'],
      ],
    };
  },
  'retry-receipt': async (owner) => {
    const { id: paymentId } = await aFailedReceipt(owner);
    const path = `payments/${paymentId}`;
    const { payment } = await aPaidOrder(owner);
    return {
      path,
      look: async () => (await stored(path))?.['receiptState'],
      request: asked({ action: 'retry-receipt', paymentId }),
      done: { before: { receipt: 'failed' }, after: { receipt: 'queued' } },
      wrong: [
        [{ paymentId: 'none' }, 'record-missing'],
        [{ paymentId: '../x' }, 'invalid-request'],
        [{ paymentId: payment.id }, 'changed-since'],
      ],
    };
  },
} satisfies Actions;

export function aRefundOf(
  { id: paymentId, amount }: OpenPayable['payment'],
  amountMinor: number,
  note = 'Asked for.',
) {
  const leftMinor = Number(amount);
  return { action: 'refund-payment', paymentId, amountMinor, note, leftMinor } as const;
}

/** Makes a payment that only Razorpay knows about. */
export async function aLostPayment(owner?: Account): Promise<OpenPayable> {
  const opened = await anOpenOrder(owner);
  await setFaults({ webhooks: { status: 'disabled' } });
  const { razorpay_payment_id: id } = await payInSandbox(opened.razorpayOrderId);
  return { ...opened, payment: { ...opened.payment, id } };
}

export async function anAuthorizedPayment(owner?: Account) {
  const { order, razorpayOrderId } = await anOpenOrder(owner);
  await setFaults({ payments: { outcome: 'authorized' } });
  const { id } = await payAndRecord(razorpayOrderId);
  return { id, order, amountMinor: order.amount * 100 };
}
