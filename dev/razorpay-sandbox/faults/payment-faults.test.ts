import { expect, test } from 'vitest';
import { aPayment } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';

test('a failed refund of a voided payment authorizes it again', async () => {
  const authorized = aPayment({ status: 'authorized', captured: false, fee: null, tax: null });
  const { setFaults, ask, receivedEvents } = await openSandbox({ payments: [authorized] });
  await setFaults({ refunds: { outcome: 'failed' } });
  await ask(`POST /control/payments/${authorized.id}/void`);
  const restored = { status: 'authorized', amount_refunded: 0, refund_status: null };
  expect(await receivedEvents(2)).toMatchObject([
    { event: 'refund.created', payload: { payment: { entity: { status: 'refunded' } } } },
    {
      event: 'refund.failed',
      payload: { refund: { entity: { status: 'failed' } }, payment: { entity: restored } },
    },
  ]);
});
