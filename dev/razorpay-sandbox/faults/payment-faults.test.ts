import { describe, expect, test } from 'vitest';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';
import type { Groups } from './switches.ts';

const payment = aPayment();
const uncaptured = { status: 'authorized', captured: false, fee: null, tax: null } as const;
const authorized = aPayment(uncaptured);

/** Opens a sandbox and pays an order with these switches. */
async function payWith(payments: Partial<Groups['payments']>) {
  const sandbox = await openSandbox();
  await sandbox.setFaults({ payments });
  const paid = await sandbox.pay();
  const control = (command: string) =>
    sandbox.ask(`POST /control/payments/${paid.paymentId}/${command}`);
  return { ...sandbox, ...paid, control };
}

describe('payments late', () => {
  test('fail at first and are captured after the time', async () => {
    const sandbox = await payWith({ outcome: 'late', lateAfterMs: 300 });
    expect(sandbox.outcome.type).toBe('failed');
    const [first, ...others] = await sandbox.receivedNames(4);
    expect(first).toBe('payment.failed');
    expect(others.toSorted()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    const captured = { status: 'captured', error_reason: null };
    expect(await sandbox.paymentOf(sandbox.paymentId)).toMatchObject(captured);
  });

  test('are given back when another payment has paid the order meanwhile', async () => {
    const sandbox = await openSandbox({
      orders: [anOrder({ status: 'paid' })],
      payments: [aPayment({ status: 'failed', captured: false })],
    });
    const { content } = await sandbox.ask(`POST /control/payments/${payment.id}/authorize`);
    const givenBack = { status: 'refunded', captured: false, amount_refunded: payment.amount };
    expect(content).toMatchObject(givenBack);
    const names = await sandbox.receivedNames(3);
    expect(names.toSorted()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
  });
});

describe('payments voided', () => {
  test('are authorized at first and given back after the time, never captured', async () => {
    const sandbox = await payWith({ outcome: 'voided', voidedAfterMs: 300 });
    expect(sandbox.outcome.type).toBe('paid');
    const givenBack = { status: 'refunded', captured: false, refund_status: 'full', fee: null };
    const refund = (status: string) => ({
      payload: { payment: { entity: givenBack }, refund: { entity: { status } } },
    });
    expect(await sandbox.receivedEvents(3)).toMatchObject([
      { event: 'payment.authorized' },
      { event: 'refund.created', ...refund('pending') },
      { event: 'refund.processed', ...refund('processed') },
    ]);
    const { content: order } = await sandbox.call(`GET /v1/orders/${sandbox.orderId}`);
    expect(order).toMatchObject({ status: 'attempted', amount_paid: 0 });
  });
});

describe('refunds', () => {
  test.each([
    ['of a captured payment', payment, `/v1/payments/${payment.id}/refund`, 'captured'],
    ['of a voided payment', authorized, `/control/payments/${payment.id}/void`, 'authorized'],
  ])('%s that fail restore it', async (_, refunded, path, status) => {
    const { setFaults, call, receivedEvents } = await openSandbox({ payments: [refunded] });
    await setFaults({ refunds: { outcome: 'failed' } });
    await call(`POST ${path}`);
    const restored = { status, amount_refunded: 0, refund_status: null };
    expect(await receivedEvents(2)).toMatchObject([
      { event: 'refund.created', payload: { payment: { entity: { status: 'refunded' } } } },
      {
        event: 'refund.failed',
        payload: { refund: { entity: { status: 'failed' } }, payment: { entity: restored } },
      },
    ]);
  });

  test('are made in the dashboard too, in part and then of what is left', async () => {
    const { ask, receivedEvents } = await openSandbox({ payments: [payment] });
    const refund = (body?: unknown) => ask(`POST /control/payments/${payment.id}/refund`, body);
    expect((await refund({ amount: 500_000 })).content).toMatchObject({ amount: 500_000 });
    expect((await refund()).content).toMatchObject({ amount: 1_399_900 });
    const message = 'The payment has been fully refunded already';
    expect(await refund()).toEqual({ status: 400, content: { message } });
    await receivedEvents(4);
  });
});
