import { expect, onTestFinished, vi } from 'vitest';
import { createApp, serveApp } from '../../http/serve-app.ts';
import { createAccount } from '../account.ts';
import { answerErrors } from '../api/provider-error.ts';
import { anOrder } from '../builders.ts';
import type { SandboxOrder } from '../entities.ts';
import { acceptEvent, testAccount } from '../open-sandbox.ts';
import { startReceiver } from '../webhooks/receiver.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import type { CheckoutAnswer } from './messages.ts';

export const orderId = 'order_00000000000001';

/** Serves the checkout of an account with one order until the test ends. */
export async function openAccount(order: Partial<SandboxOrder> = {}) {
  const receiver = await startReceiver(acceptEvent);
  const account = createAccount({
    ...testAccount,
    webhookUrl: receiver.url,
    seed: { orders: [anOrder({ id: orderId, ...order })], payments: [] },
  });
  const app = createApp();
  answerErrors(app);
  addCheckoutRoutes(app, account);
  const server = await serveApp(app, 0);
  onTestFinished(async () => {
    account.close();
    receiver.close();
    await server.close();
  });

  async function post(path: string, body: unknown) {
    const answer = await fetch(server.url + path, { method: 'POST', body: JSON.stringify(body) });
    return { status: answer.status, content: (await answer.json()) as CheckoutAnswer };
  }

  function createPayment(instrument: Record<string, unknown>) {
    return post('/v1/payments/create/ajax', {
      key_id: account.keyId,
      order_id: orderId,
      email: 'asha@example.com',
      contact: '+919000000000',
      description: 'Payment for Order #1',
      ...instrument,
    });
  }

  function createCardPayment(number: string) {
    return createPayment({ method: 'card', card: { number, name: 'Asha Example' } });
  }

  /** Starts a card payment that must reach the bank's page; resolves to the function that submits the OTP. */
  async function goToBank(number: string) {
    const { content } = await createCardPayment(number);
    if (content.type !== 'otp') throw new Error('The payment did not reach the bank.');
    return (otp: string) => post(`/v1/payments/${content.payment_id}/otp_submit`, { otp });
  }

  return {
    url: server.url,
    ledger: account.ledger,
    received: receiver.received,
    onlyPayment: () => account.ledger.payments.list()[0],
    createPayment,
    createCardPayment,
    goToBank,
    payByCard: async (number: string, otp = '1234') => {
      const submitOtp = await goToBank(number);
      return (await submitOtp(otp)).content;
    },
    /** Resolves to the sorted names of the received events when there are `count` of them. */
    receivedEvents: async (count: number) => {
      await vi.waitFor(() => expect(receiver.received).toHaveLength(count));
      return receiver.received
        .map(({ body }) => (JSON.parse(body) as { event: string }).event)
        .toSorted();
    },
  };
}
