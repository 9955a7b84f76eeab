import { expect, it, vi } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { expectNotifiedOnce } from '../../support/functions/email-to-operator.ts';
import { deleteGroupedAlert } from '../../support/functions/payments/payments.ts';
import { providerOrders, setFaults } from '../../support/functions/payments/provider.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { read, storeInvoice } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

it('fault 30, international off: the customer reads about the currency, and the operator gets one email', async () => {
  await deleteGroupedAlert('currency_refused');
  const { account, invoice } = await aForeignInvoice();
  await setFaults({ account: { international: 'off' } });
  for (let tries = 1; tries <= 2; tries += 1) {
    expect(await createOrder(account, invoice)).toMatchObject({
      status: 422,
      body: {
        code: 'currency-not-accepted',
        message: expect.stringMatching(
          /^We can't take payments in this currency .+\. You haven't been charged\. Please contact us/,
        ),
      },
    });
    expect((await alerts.doc('currency_refused').get()).data()).toMatchObject({
      count: tries,
      uid: account.uid,
      path: invoice.path,
      details: 'USD 250',
    });
  }
  await expectNotifiedOnce('currency_refused');
  expect(await read(invoice.path)).toMatchObject({ status: 'Pending' });
  await setFaults({ account: { international: 'on' } });
  expect(await createOrder(account, invoice)).toMatchObject({ status: 200 });
});

it('fault 30, international off: a currency that the parameter excludes does not reach Razorpay', async () => {
  await deleteGroupedAlert('currency_refused');
  const { account, invoice } = await aForeignInvoice();
  vi.stubEnv('PAYMENT_MAXIMUMS', 'INR:500000,EUR:6000');
  const { id, amount } = invoice;
  const request = { uid: account.uid, type: 'invoice', currency: 'USD', id, amount } as const;
  await expect(createPaymentOrder(request)).rejects.toMatchObject({
    code: 'currency-not-accepted',
  });
  expect(await providerOrders(attemptIdOf(invoice.path, 1))).toEqual([]);
  expect((await alerts.doc('currency_refused').get()).exists).toBe(false);
});

async function aForeignInvoice() {
  const account = await signUp();
  const kind = { type: 'invoice', currency: 'USD' } as const;
  const invoice = await storeInvoice(account, { amount: 250, currency: kind.currency });
  return { account, invoice: { ...invoice, ...kind } };
}
