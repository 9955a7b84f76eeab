import { soldByLine } from '../../../../functions/shared/subscriptions/sold-plan.ts';
import {
  subscriptionsOf,
  type StoredSubscription,
} from '../../../../functions/src/subscriptions/documents.ts';
import { signUp, type Account } from '../accounts/accounts.ts';
import type { OwnedPlan } from '../plans.ts';
import { aBankPaidInvoice } from './bank-payments.ts';

export const month = { id: 'apac-debt-grid', seats: 3, term: 'month' } as const;
export const price = 3 * 16_499;
export const lines = [{ description: 'Users', quantity: 3, unitPrice: 16_499 }];

/** Stores an invoice that starts a plan, and pays it by bank. */
export async function aPaidOrder() {
  const account = await signUp();
  const purchases = soldByLine(month);
  const paid = await aBankPaidInvoice(account, { amount: price, lines, purchases });
  return { account, ...paid };
}

export async function plansOf({ uid }: Pick<Account, 'uid'>): Promise<StoredSubscription[]> {
  return (await subscriptionsOf(uid).get()).docs.map((plan) => plan.data());
}

/** Returns the only plan of an account. */
export async function planBoughtBy(account: Account): Promise<OwnedPlan> {
  const [plan] = await plansOf(account);
  return { account, reference: subscriptionsOf(account.uid).doc(plan?.id ?? '') };
}
