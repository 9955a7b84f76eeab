import { anOrder } from '../../razorpay-sandbox/builders.ts';
import { startRazorpaySandbox } from '../../razorpay-sandbox/server.ts';
import { providerId } from '../purchases.ts';
import type { Bench } from '../serve-function.ts';

export function orderIdOf(index: number): string {
  return providerId('order', String(index));
}

/** Starts a sandbox that knows so many orders, none of them paid. */
export async function serveOrders(
  { lifetime, settings }: Pick<Bench, 'lifetime' | 'settings'>,
  count: number,
): Promise<void> {
  const orders = Array.from({ length: count }, (_, index) => anOrder({ id: orderIdOf(index) }));
  const sandbox = await startRazorpaySandbox({
    ...settings.razorpay,
    port: settings.ports.sandbox,
    webhookUrl: 'http://127.0.0.1:9',
    seed: { orders, payments: [], refunds: [] },
  });
  lifetime.add(() => sandbox.close());
}
