import type { SandboxPayment, SandboxRefund } from '../../entities.ts';
import type { ResentDelivery } from '../../faults/faulty-webhooks.ts';
import type { Delivery } from '../../webhooks/delivery.ts';
import { command } from './command.ts';
import { askForRefund } from './refund-dialog.ts';

/** What the buttons in the tables do. */
export type Commands = ReturnType<typeof createCommands>;

/** `run` takes work that resolves to a sentence about what it did. */
export function createCommands(run: (work: () => Promise<string>) => Promise<void>) {
  return {
    resend: ({ eventId, event }: Delivery) =>
      run(async () => {
        const { sent } = await command<{ sent: ResentDelivery[] }>('/control/webhooks/resend', {
          eventId,
        });
        return `Sent ${event} again. The site answered: ${sent[0]?.outcome ?? 'nothing'}.`;
      }),
    authorize: ({ id }: SandboxPayment) =>
      run(async () => {
        const { status } = await command<SandboxPayment>(`/control/payments/${id}/authorize`);
        return `Authorized ${id} late: it is ${status}.`;
      }),
    capture: ({ id }: SandboxPayment) =>
      run(async () => {
        await command(`/control/payments/${id}/capture`);
        return `Captured ${id}.`;
      }),
    void: ({ id }: SandboxPayment) =>
      run(async () => {
        await command(`/control/payments/${id}/void`);
        return `Gave ${id} back uncaptured.`;
      }),
    refund: (payment: SandboxPayment) =>
      askForRefund(payment, (amount) => {
        void run(async () => {
          await command(`/control/payments/${payment.id}/refund`, { amount });
          return `Refunded ${payment.id}.`;
        });
      }),
    finish: ({ id }: SandboxRefund, outcome: 'processed' | 'failed') =>
      run(async () => {
        await command(`/control/refunds/${id}/finish`, { outcome });
        return `The refund ${id} is ${outcome}.`;
      }),
  };
}
