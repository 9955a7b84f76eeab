import { describe, expect, test, vi } from 'vitest';
import type { SandboxPayment } from '../entities.ts';
import { aPayment, anOrder } from '../builders.ts';
import { openSandbox } from '../open-sandbox.ts';

type Sandbox = Awaited<ReturnType<typeof openSandbox>>;

const uncaptured = { status: 'authorized', captured: false, fee: null, tax: null } as const;

async function paymentOf({ call }: Sandbox, id: string): Promise<SandboxPayment> {
  return (await call<SandboxPayment>(`GET /v1/payments/${id}`)).content;
}

describe('payments authorized', () => {
  test('are not captured without a command, and checkout treats them as paid', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'authorized' } });
    const { paymentId, orderId, outcome } = await sandbox.pay();
    expect(outcome.type).toBe('paid');
    expect(await sandbox.receivedEvents(1)).toMatchObject([{ event: 'payment.authorized' }]);
    expect(await paymentOf(sandbox, paymentId)).toMatchObject({
      status: 'authorized',
      captured: false,
    });
    const order = await sandbox.call(`GET /v1/orders/${orderId}`);
    expect(order.content).toMatchObject({ status: 'attempted', amount_paid: 0 });
  });

  test('are captured on command', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'authorized' } });
    const { paymentId } = await sandbox.pay();
    const answer = await sandbox.control(`POST /control/payments/${paymentId}/capture`);
    expect(answer).toMatchObject({ status: 200, content: { status: 'captured' } });
    await sandbox.receivedEvents(3);
  });
});

describe('payments late', () => {
  test('fail at first and are captured after the time', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'late', lateAfterMs: 300 } });
    const { paymentId, outcome } = await sandbox.pay();
    expect(outcome.type).toBe('failed');
    expect(await paymentOf(sandbox, paymentId)).toMatchObject({
      status: 'failed',
      error_reason: 'payment_timed_out',
    });
    const names = (await sandbox.receivedEvents(4)).map(({ event }) => event);
    expect(names[0]).toBe('payment.failed');
    expect(names.toSorted()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
      'payment.failed',
    ]);
    expect(await paymentOf(sandbox, paymentId)).toMatchObject({
      status: 'captured',
      error_reason: null,
    });
  });

  test('wait for the command without a time', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'late' } });
    const { paymentId } = await sandbox.pay();
    const answer = await sandbox.control(`POST /control/payments/${paymentId}/authorize`);
    expect(answer).toMatchObject({ status: 200, content: { status: 'captured' } });
    await sandbox.receivedEvents(4);
  });

  test('are authorized once when the command is quicker than the time', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'late', lateAfterMs: 400 } });
    const { paymentId } = await sandbox.pay();
    await sandbox.control(`POST /control/payments/${paymentId}/authorize`);
    await sandbox.receivedEvents(4);
    const { paymentId: later } = await sandbox.pay();
    await vi.waitFor(async () => expect((await paymentOf(sandbox, later)).status).toBe('captured'));
    expect(await sandbox.receivedEvents(8)).toHaveLength(8);
  });

  test('are given back when another payment has paid the order meanwhile', async () => {
    const failed = aPayment({ status: 'failed', captured: false });
    const sandbox = await openSandbox({
      orders: [anOrder({ status: 'paid' })],
      payments: [failed],
    });
    const answer = await sandbox.control(`POST /control/payments/${failed.id}/authorize`);
    expect(answer.content).toMatchObject({
      status: 'refunded',
      captured: false,
      amount_refunded: failed.amount,
    });
    const names = (await sandbox.receivedEvents(3)).map(({ event }) => event);
    expect(names.toSorted()).toEqual(['payment.authorized', 'refund.created', 'refund.processed']);
  });

  test('are not authorized when they are captured already', async () => {
    const payment = aPayment();
    const { control } = await openSandbox({ orders: [anOrder()], payments: [payment] });
    expect(await control(`POST /control/payments/${payment.id}/authorize`)).toEqual({
      status: 400,
      content: {
        message: 'Only a failed payment can be authorized late; this one is captured.',
      },
    });
  });
});

describe('payments voided', () => {
  test('are authorized at first and given back after the time, never captured', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'voided', voidedAfterMs: 300 } });
    const { paymentId, orderId, outcome } = await sandbox.pay();
    expect(outcome.type).toBe('paid');
    expect(await paymentOf(sandbox, paymentId)).toMatchObject({
      status: 'authorized',
      captured: false,
    });
    const [authorized, created, processed] = await sandbox.receivedEvents(3);
    expect(authorized).toMatchObject({ event: 'payment.authorized' });
    const givenBack = { status: 'refunded', captured: false, refund_status: 'full', fee: null };
    expect(created).toMatchObject({
      event: 'refund.created',
      payload: { payment: { entity: givenBack }, refund: { entity: { status: 'pending' } } },
    });
    expect(processed).toMatchObject({
      event: 'refund.processed',
      payload: { payment: { entity: givenBack }, refund: { entity: { status: 'processed' } } },
    });
    const { content: order } = await sandbox.call(`GET /v1/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'attempted', amount_paid: 0 });
  });

  test('leave their order open for another payment', async () => {
    const seed = { orders: [anOrder()], payments: [aPayment(uncaptured)] };
    const { control, call } = await openSandbox(seed);
    const tryAgain = () =>
      call<{ type: string }>('POST /v1/payments/create/ajax', {
        key_id: 'rzp_test_sandbox',
        order_id: anOrder().id,
        method: 'upi',
        vpa: 'success@razorpay',
      });
    expect(await tryAgain()).toMatchObject({ status: 400 });
    await control(`POST /control/payments/${aPayment().id}/void`);
    expect((await tryAgain()).content.type).toBe('paid');
  });

  test('wait for the command without a time, and are given back once', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'voided' } });
    const { paymentId } = await sandbox.pay();
    const voiding = `POST /control/payments/${paymentId}/void`;
    expect(await sandbox.control(voiding)).toMatchObject({
      status: 200,
      content: { status: 'refunded', captured: false },
    });
    expect(await sandbox.control(voiding)).toEqual({
      status: 400,
      content: {
        message: 'Only an authorized payment can be given back uncaptured; this one is refunded.',
      },
    });
    await sandbox.receivedEvents(3);
  });

  test('are not given back when the command has captured them in time', async () => {
    const sandbox = await openSandbox();
    await sandbox.setFaults({ payments: { outcome: 'voided', voidedAfterMs: 300 } });
    const { paymentId } = await sandbox.pay();
    await sandbox.control(`POST /control/payments/${paymentId}/capture`);
    const { paymentId: later } = await sandbox.pay();
    await vi.waitFor(async () => expect((await paymentOf(sandbox, later)).status).toBe('refunded'));
    expect(await paymentOf(sandbox, paymentId)).toMatchObject({ status: 'captured' });
  });

  test('are authorized again when their refund fails', async () => {
    const payment = aPayment(uncaptured);
    const sandbox = await openSandbox({ orders: [anOrder()], payments: [payment] });
    await sandbox.setFaults({ refunds: { outcome: 'failed' } });
    await sandbox.control(`POST /control/payments/${payment.id}/void`);
    const [, failed] = await sandbox.receivedEvents(2);
    expect(failed).toMatchObject({
      event: 'refund.failed',
      payload: { payment: { entity: { status: 'authorized', captured: false } } },
    });
  });
});

describe('refunds', () => {
  const payment = aPayment();
  const openPaid = () => openSandbox({ orders: [anOrder()], payments: [payment] });

  test('that fail give the payment its money back', async () => {
    const sandbox = await openPaid();
    await sandbox.setFaults({ refunds: { outcome: 'failed' } });
    await sandbox.call(`POST /v1/payments/${payment.id}/refund`);
    const [created, failed] = await sandbox.receivedEvents(2);
    expect(created).toMatchObject({
      event: 'refund.created',
      payload: { payment: { entity: { status: 'refunded', amount_refunded: payment.amount } } },
    });
    expect(failed).toMatchObject({
      event: 'refund.failed',
      payload: {
        refund: { entity: { status: 'failed' } },
        payment: { entity: { status: 'captured', amount_refunded: 0, refund_status: null } },
      },
    });
  });

  test('stay pending until they are finished on command', async () => {
    const sandbox = await openPaid();
    await sandbox.setFaults({ refunds: { outcome: 'pending' } });
    const refund = (amount: number) =>
      sandbox.call<{ id: string }>(`POST /v1/payments/${payment.id}/refund`, { amount });
    const { content } = await refund(500_000);
    await sandbox.setFaults({ refunds: { outcome: 'processed' } });
    await refund(100_000);
    await sandbox.receivedEvents(3);
    const path = `/v1/refunds/${content.id}`;
    expect((await sandbox.call(`GET ${path}`)).content).toMatchObject({ status: 'pending' });
    const finish = `POST /control/refunds/${content.id}/finish`;
    expect(await sandbox.control(finish, { outcome: 'processed' })).toMatchObject({
      status: 200,
      content: { status: 'processed' },
    });
    expect(await sandbox.control(finish, { outcome: 'failed' })).toMatchObject({ status: 400 });
  });

  test('are made in the dashboard too, in part and then of what is left', async () => {
    const sandbox = await openPaid();
    const refund = (body?: unknown) =>
      sandbox.control(`POST /control/payments/${payment.id}/refund`, body);
    expect((await refund({ amount: 500_000 })).content).toMatchObject({ amount: 500_000 });
    expect((await refund()).content).toMatchObject({ amount: 1_399_900 });
    expect(await refund()).toEqual({
      status: 400,
      content: { message: 'The payment has been fully refunded already' },
    });
    await sandbox.receivedEvents(4);
  });
});
