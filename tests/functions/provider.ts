import { vi } from 'vitest';
import { suite } from './suite.ts';

/** Lets services that run in the test's own process reach the sandbox as those in the emulator do. */
export function reachSandbox(): void {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('RAZORPAY_API_URL', suite.sandboxUrl);
}

/** The provider's orders that carry a receipt. */
export async function providerOrders(receipt: string): Promise<{ id: string; amount: number }[]> {
  const credentials = `${suite.razorpayKeyId}:${suite.razorpayKeySecret}`;
  const answer = await fetch(`${suite.sandboxUrl}/v1/orders?receipt=${receipt}`, {
    headers: { Authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
  });
  return ((await answer.json()) as { items: { id: string; amount: number }[] }).items;
}
