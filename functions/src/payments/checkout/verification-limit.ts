import type { Limit } from '../../platform/http/count-requests.ts';

/** Limits the verifications of an account's payments in 10 minutes, because each calls Razorpay. */
export function verificationLimit(uid: string): Limit {
  return { subject: `verify:${uid}`, limit: 30 };
}
