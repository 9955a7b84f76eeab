import type { SandboxPayment, SandboxRefund } from '../../entities.ts';
import type { ResentDelivery } from '../../faults/faulty-webhooks.ts';
import type { Delivery } from '../../webhooks/delivery.ts';
import { askForRefund } from './refund-dialog.ts';

/** The actions of the buttons in the tables. */
export type Commands = ReturnType<typeof createCommands>;

/** `run` takes work that resolves to a sentence about its result. */
export function createCommands(run: (work: () => Promise<string>) => Promise<void>) {
  return {
    resend: ({ eventId, event }: Delivery) =>
      run(async () => {
        const { sent } = await sendCommand<{ sent: ResentDelivery[] }>('/control/webhooks/resend', {
          eventId,
        });
        return `Sent ${event} again. The site answered: ${sent[0]?.outcome ?? 'nothing'}.`;
      }),
    authorize: ({ id }: SandboxPayment) =>
      run(async () => {
        const { status } = await sendCommand<SandboxPayment>(`/control/payments/${id}/authorize`);
        return `Authorized ${id} late: it is ${status}.`;
      }),
    capture: ({ id }: SandboxPayment) =>
      run(async () => {
        await sendCommand(`/control/payments/${id}/capture`);
        return `Captured ${id}.`;
      }),
    void: ({ id }: SandboxPayment) =>
      run(async () => {
        await sendCommand(`/control/payments/${id}/void`);
        return `Gave ${id} back uncaptured.`;
      }),
    refund: (payment: SandboxPayment) =>
      askForRefund(payment, (amount) => {
        void run(async () => {
          await sendCommand(`/control/payments/${payment.id}/refund`, { amount });
          return `Refunded ${payment.id}.`;
        });
      }),
    finish: ({ id }: SandboxRefund, outcome: 'processed' | 'failed') =>
      run(async () => {
        await sendCommand(`/control/refunds/${id}/finish`, { outcome });
        return `The refund ${id} is ${outcome}.`;
      }),
  };
}

/** A refused command. Its message is the sandbox's sentence. */
class Refusal extends Error {}

/** Sends a command to the control interface. */
export async function sendCommand<Result>(path: string, body: unknown = {}): Promise<Result> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Result & { message: string };
  if (!response.ok) throw new Refusal(answer.message);
  return answer;
}

export function sentenceOf(error: unknown): string {
  return error instanceof Refusal ? error.message : 'The sandbox cannot be reached. Is it running?';
}
