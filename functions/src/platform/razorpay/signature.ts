import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns whether one of the secrets made the payload's hex HMAC-SHA256 signature, in constant time for each
 * secret. Throws if a secret is empty.
 */
export function isSignedBy(
  secrets: readonly string[],
  payload: Uint8Array | string,
  signature: string | undefined,
): boolean {
  const given = /^[0-9a-f]{64}$/.test(signature ?? '') ? Buffer.from(signature ?? '', 'hex') : null;
  if (!given) return false;
  return secrets.map((secret) => timingSafeEqual(given, hmac(secret, payload))).includes(true);
}

/** Returns the text that checkout signs with the API key's secret. */
export function checkoutPayload(razorpayOrderId: string, paymentId: string): string {
  return `${razorpayOrderId}|${paymentId}`;
}

function hmac(secret: string, payload: Uint8Array | string): Buffer {
  if (secret === '') throw new Error('A signing secret is empty.');
  return createHmac('sha256', secret).update(payload).digest();
}
