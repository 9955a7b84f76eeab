import { Problem } from '../suite/problem.ts';

const timeLimitMs = 20_000;

/** Asks Razorpay for a payment. Throws a Problem if Razorpay refuses the keys or doesn't answer. */
export async function checkRazorpayKeys(
  keyId: string,
  keySecret: string,
  api = 'https://api.razorpay.com',
): Promise<void> {
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  const response = await fetch(`${api}/v1/payments?count=1`, {
    headers: { Authorization: `Basic ${credentials}` },
    signal: AbortSignal.timeout(timeLimitMs),
  }).catch(() => undefined);
  if (response?.ok) return;
  throw new Problem(
    response
      ? `Razorpay refuses the keys (${response.status}). Copy both from one row of Account & Settings, API Keys. Nothing was changed.`
      : "Razorpay doesn't answer. Check your connection and run the command again. Nothing was changed.",
  );
}
