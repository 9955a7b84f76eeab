import { expect, it, vi } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { createPaymentOrder } from '../../../functions/src/payments/checkout/create-payment-order.ts';
import { attemptIdOf } from '../../../functions/src/payments/attempts/attempt-id.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import { deleteGroupedAlert } from '../../support/functions/payments/payments.ts';
import { providerOrders, setFaults } from '../../support/functions/payments/provider.ts';
import { expectRefusedOrder } from '../../support/functions/payments/refused-orders.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { storeInvoice } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

it('fault 30, international off: the customer reads about the currency, and the operator gets one email', async () => {
  await deleteGroupedAlert('currency_refused');
  const { account, invoice } = await aForeignInvoice();
  await setFaults({ account: { international: 'off' } });
  const message =
    /^We can't take payments in this currency .+\. You haven't been charged\. Please contact us/;
  const refusal = { status: 422, code: 'currency-not-accepted', message };
  const alert = { kind: 'currency_refused', details: 'USD 250' } as const;
  await expectRefusedOrder(account, invoice, refusal, alert);
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
