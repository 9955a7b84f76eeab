import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { alerts } from '../../../functions/src/alerts/alert.ts';
import { makeQueuedRefunds } from '../../../functions/src/payments/refunds/make-refund.ts';
import { expectErrors } from '../../support/expect-errors.ts';
import { signUp } from '../../support/functions/accounts/accounts.ts';
import {
  aPaidOrder,
  deleteGroupedAlert,
  refundsOf,
} from '../../support/functions/payments/payments.ts';
import { providerRefunds, setFaults } from '../../support/functions/payments/provider.ts';
import {
  clearQueuedRefunds,
  makeDue,
  refundPayment,
} from '../../support/functions/payments/refunds.ts';
import { expectRefusedOrder } from '../../support/functions/payments/refused-orders.ts';
import { createOrder } from '../../support/functions/requests.ts';
import { storeOrder } from '../../support/functions/stored.ts';

expectErrors('provider-call-failed');

beforeEach(clearQueuedRefunds);

/** Razorpay documents one status for wrong and expired keys, and used the other in earlier years. */
const statuses = [400, 401] as const;

it.each(statuses)(
  'fault 28, keys refused with %d: the customer reads that nothing was charged, and the operator gets one email',
  async (answer) => {
    await deleteGroupedAlert('keys_refused');
    const account = await signUp();
    const order = await storeOrder(account);
    await refuseKeys(answer);
    const refusal = {
      status: 502,
      code: 'provider-denied',
      message: /Nothing was charged\. Please contact us\.$/,
    };
    await expectRefusedOrder(account, order, refusal, { kind: 'keys_refused' });
    await setFaults({ api: [] });
    expect(await createOrder(account, order)).toMatchObject({ status: 200 });
  },
);

it.each(statuses)(
  'fault 28, keys refused with %d: a refund stays queued until the keys are right',
  async (answer) => {
    await deleteGroupedAlert('keys_refused');
    const { payment } = await aPaidOrder();
    await refuseKeys(answer);
    const key = randomUUID();
    const request = {
      key,
      paymentId: payment.id,
      amountMinor: 500,
      requestedBy: 'operator',
      note: null,
    };
    await expect(refundPayment(request)).rejects.toMatchObject({ code: 'provider-denied' });
    await makeDue(key);
    await makeQueuedRefunds();
    expect(await refundsOf(payment)).toMatchObject([{ state: 'queued', tries: 2 }]);
    const raised = (await alerts.doc('keys_refused').get()).data();
    expect(raised).toMatchObject({ count: 1, paymentId: payment.id });
    await setFaults({ api: [] });
    await makeDue(key);
    await makeQueuedRefunds();
    expect(await refundsOf(payment)).toMatchObject([{ state: 'made' }]);
    expect(await providerRefunds(payment.id)).toHaveLength(1);
  },
);

async function refuseKeys(answer: (typeof statuses)[number]): Promise<void> {
  await setFaults({ api: [{ operation: 'any', answer, work: 'not-done', times: 'all' }] });
}
