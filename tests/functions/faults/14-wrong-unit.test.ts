import { expect, it } from 'vitest';
import {
  anOpenInvoice,
  paymentRecord,
  payAndRecord,
} from '../../support/functions/payments/payments.ts';
import { providerOrders } from '../../support/functions/payments/provider.ts';
import { read } from '../../support/functions/stored.ts';

it.each([
  [19.99, 'USD', 1999],
  [1.1, 'EUR', 110],
  [1, 'INR', 100],
  [8.41, 'INR', 841],
  [1_00_00_000, 'INR', 1_00_00_000_00],
] as const)(
  'fault 14, wrong unit: %d %s is %d minor units at Razorpay and in the ledger',
  async (amount, currency, amountMinor) => {
    const { order, attemptId, razorpayOrderId } = await anOpenInvoice({ amount, currency });
    expect(await providerOrders(attemptId)).toMatchObject([{ amount: amountMinor }]);
    const payment = await payAndRecord(razorpayOrderId);
    expect(await paymentRecord(payment)).toMatchObject({
      amountMinor,
      currency,
      outcome: 'recorded',
    });
    expect(await read(order.path)).toMatchObject({ status: 'Paid', amount });
  },
);
