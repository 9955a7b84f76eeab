import { expect, it } from 'vitest';
import { reconcilePayments } from '../../../functions/src/payments/reconcile/reconcile-payments.ts';
import {
  anOpenInvoice,
  anOpenOrder,
  paymentRecord,
} from '../../support/functions/payments/payments.ts';
import { setFaults } from '../../support/functions/payments/provider.ts';
import { payInSandbox } from '../../support/functions/payments/sandbox.ts';
import { minutesAgo } from '../../support/functions/stored.ts';

it.each([
  ['INR', null],
  ['USD', 25_000 * 84],
] as const)(
  'fault 31, base amount in rupees: a payment in %s reconciles, and its entry has the base amount %s',
  async (currency, baseAmountMinor) => {
    const { seconds: from } = minutesAgo(0);
    // The events with the base amount are then the first to be recorded.
    await setFaults({ webhooks: { drop: ['payment.authorized', 'order.paid'] } });
    const { razorpayOrderId } =
      currency === 'INR' ? await anOpenOrder() : await anOpenInvoice({ amount: 250, currency });
    const { razorpay_payment_id: id } = await payInSandbox(razorpayOrderId);
    await expect.poll(() => paymentRecord({ id })).toMatchObject({ outcome: 'recorded' });
    expect(await paymentRecord({ id })).toMatchObject({ baseAmountMinor });
    const { differences } = await reconcilePayments({ from, to: minutesAgo(-1).seconds });
    expect(differences.filter(({ paymentId }) => paymentId === id)).toEqual([]);
  },
);
