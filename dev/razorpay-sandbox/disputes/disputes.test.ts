import { describe, expect, test } from 'vitest';
import { aPayment } from '../builders.ts';
import type { SandboxDispute } from '../entities.ts';
import { openSandbox } from '../open-sandbox.ts';

const payment = aPayment();

async function openDisputed() {
  const sandbox = await openSandbox({ payments: [payment] });
  const raised = await sandbox.ask<SandboxDispute>(`POST /control/payments/${payment.id}/dispute`);
  const move = (step: string) =>
    sandbox.ask(`POST /control/disputes/${raised.content.id}/move`, { step });
  return { ...sandbox, raised, move };
}

describe('a dispute', () => {
  test("sends Razorpay's event and leaves its payment captured", async () => {
    const { raised, receivedEvents, paymentOf } = await openDisputed();
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

  test('moves on until it is decided and deducts the amount when it is lost', async () => {
    const { move, receivedNames } = await openDisputed();
    expect((await move('under_review')).content).toMatchObject({ status: 'under_review' });
    expect((await move('action_required')).content).toMatchObject({ status: 'open' });
    const lost = { status: 'lost', amount_deducted: payment.amount };
    expect((await move('lost')).content).toMatchObject(lost);
    const message = 'Only a dispute that is not decided can be moved; this one is lost.';
    expect(await move('won')).toEqual({ status: 400, content: { message } });
    const steps = ['created', 'under_review', 'action_required', 'lost'];
    const names = await receivedNames(4);
    expect(names.toSorted()).toEqual(steps.map((step) => `payment.dispute.${step}`).toSorted());
  });
});
