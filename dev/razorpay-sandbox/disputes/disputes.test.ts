import { expect, test } from 'vitest';
import { aPayment } from '../builders.ts';
import type { SandboxDispute } from '../entities.ts';
import { openSandbox } from '../open-sandbox.ts';

test("a dispute sends Razorpay's event and leaves its payment captured", async () => {
  const payment = aPayment();
  const { ask, receivedEvents, paymentOf } = await openSandbox({ payments: [payment] });
  const raised = await ask<SandboxDispute>(`POST /control/payments/${payment.id}/dispute`);
  expect(raised.content).toMatchObject({
    id: expect.stringMatching(/^disp_\w{14}$/) as string,
    payment_id: payment.id,
    amount: payment.amount,
    amount_deducted: 0,
    status: 'open',
  });
  expect(await receivedEvents(1)).toMatchObject([
    {
      event: 'payment.dispute.created',
      contains: ['payment', 'dispute'],
      payload: {
        payment: { entity: { id: payment.id, status: 'captured' } },
        dispute: { entity: raised.content },
      },
    },
  ]);
  expect(await paymentOf(payment.id)).toEqual(payment);
});
