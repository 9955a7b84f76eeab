import { invoicesOf } from '../invoices/issued-invoice.ts';
import type { Step } from './commit-step.ts';

/** Returns whether staff cancelled the open renewal invoice of a plan. */
export async function isRequestCancelled({ reads, uid, plan }: Step): Promise<boolean> {
  if (plan.renewalRequest === null) return false;
  const invoice = await reads.get(invoicesOf(uid).doc(plan.renewalRequest));
  return invoice.get('status') === 'Cancelled';
}
