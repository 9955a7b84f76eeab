import { indianDay } from '../../shared/values/indian-time.ts';
import { commitStep } from './commit-step.ts';
import { endWithEmail } from './end-with-email.ts';
import type { TakeStep } from './step-context.ts';
import { waitForPayment } from './wait-for-payment.ts';

/** Ends a plan that stayed unpaid while it was suspended. Waits while a payment is under way. */
export const endUnpaid: TakeStep = async (reference, { now, gateway }) => {
  if (await waitForPayment(reference, 'end', { now, gateway })) return;
  await commitStep(reference, 'end', now, (step) => endWithEmail(step, indianDay(now), 'unpaid'));
};
