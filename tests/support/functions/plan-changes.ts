import { randomUUID } from 'node:crypto';
import type { PlanChange } from '../../../functions/shared/subscriptions/plan-changes.ts';
import { priceOfMoreSeats } from '../../../functions/shared/subscriptions/prorate.ts';
import { changePlanByStaff } from '../../../functions/src/admin/plans/change-plan-by-staff.ts';
import { requesterOf } from '../../../functions/src/admin/requester.ts';
import { commandLineActor } from '../../../functions/src/audit/actor.ts';
import {
  razorpayGateway,
  type RazorpayGateway,
} from '../../../functions/src/platform/razorpay/client.ts';
import { changePlan } from '../../../functions/src/renewals/change-plan.ts';
import { at, payInvoice, planOf, type OwnedPlan } from './plans.ts';

/** Changes a plan at noon of a day in India, as its customer. */
export function ask(
  { account: { uid }, reference: { id } }: OwnedPlan,
  change: PlanChange,
  day: string,
  gateway: RazorpayGateway = razorpayGateway(),
) {
  return changePlan({ uid, id, change }, gateway, at(day, 12));
}

type StaffRequest = Parameters<typeof changePlanByStaff>[0];

/** Changes a plan at noon of a day in India, as staff. */
export function askAsStaff(
  { account: { uid }, reference: { id } }: OwnedPlan,
  change: object,
  day: string,
  gateway: RazorpayGateway = razorpayGateway(),
) {
  const request = { ...change, plan: { uid, id }, idempotencyKey: randomUUID() } as StaffRequest;
  return changePlanByStaff(request, requesterOf(request, commandLineActor), gateway, at(day, 12));
}

/** Asks for more users on a day, for what they cost. Resolves to the invoice's id. */
export async function askForUsers(bought: OwnedPlan, seats: number, day: string): Promise<string> {
  const amountMinor = priceOfMoreSeats(await planOf(bought), seats, day);
  const { invoiceId } = await ask(bought, { kind: 'add-seats', seats, amountMinor }, day);
  return invoiceId ?? '';
}

/** Adds users on a day, and pays for them. Resolves to the payment. */
export async function addUsers(bought: OwnedPlan, seats: number, day: string) {
  return payInvoice(bought, await askForUsers(bought, seats, day), day);
}
