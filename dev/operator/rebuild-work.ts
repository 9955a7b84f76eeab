import { productById } from '../../functions/shared/catalogue/catalogue.ts';
import { countUsers } from '../../functions/shared/catalogue/quantity.ts';
import { describeAgreed } from '../../functions/shared/subscriptions/agreed-terms.ts';
import type { AccountRepair } from '../../functions/src/renewals/rebuild/rebuild-account.ts';
import { rebuildPlans } from '../../functions/src/renewals/rebuild/rebuild-plans.ts';
import type { StoredSubscription } from '../../functions/src/subscriptions/documents.ts';

/**
 * Prints each plan that differs from what was paid. With `isApplied`, changes it. Resolves to whether there was no
 * difference.
 */
export async function rebuild({ isApplied }: { isApplied: boolean }): Promise<boolean> {
  let changed = 0;
  let unexplained = 0;
  const failed = await rebuildPlans({
    isApplied,
    onRepair: (repair) => {
      if (repair.kind === 'unexplained') unexplained += 1;
      else changed += 1;
      console.log(`${repair.path}: ${describeRepair(repair)}`);
    },
  });
  console.log(summaryOf(changed, isApplied));
  if (unexplained > 0) console.log(`Look at ${unexplained} that nothing paid for. They stay.`);
  if (failed.length > 0) console.log(`Not checked, try again later: ${failed.join(', ')}.`);
  return changed === 0 && unexplained === 0 && failed.length === 0;
}

function summaryOf(changed: number, isApplied: boolean): string {
  if (changed === 0) return 'Every plan that was paid is right.';
  const plans = changed === 1 ? '1 plan' : `${changed} plans`;
  return isApplied ? `Changed ${plans}.` : `${plans} to change.`;
}

function describeRepair(repair: AccountRepair): string {
  switch (repair.kind) {
    case 'start':
      return `was missing: ${describePlan(repair.after)}`;
    case 'migrate':
      return `starts without renewal, which an email offers: ${describePlan(repair.after)}`;
    case 'correct':
      return `becomes ${describePlan(repair.after)}; was ${describePlan(repair.before)}`;
    case 'end':
      return `ends, because its money went back, staff ended it, or no paid term runs; was ${describePlan(repair.before)}`;
    case 'unexplained':
      return `stays, but no paid order or invoice explains it: ${describePlan(repair.before)}`;
  }
}

/** Describes a plan, such as `APAC Debt Grid, 5 users until 2026-12-02 (active)`. A damaged plan may have any days. */
function describePlan(plan: StoredSubscription): string {
  const { productId, state, renews, upcoming, ...running } = plan;
  const agreed = describeAgreed(plan);
  const facts = [state, ...(renews.on ? [] : ['without renewal']), ...(agreed ? [agreed] : [])];
  const name = productById(productId)?.name ?? productId;
  const terms = upcoming ? [running, upcoming] : [running];
  const parts = terms.map(({ seats, termEnd }) => `${countUsers(seats)} until ${termEnd}`);
  return `${name}, ${parts.join(', then ')} (${facts.join(', ')})`;
}
