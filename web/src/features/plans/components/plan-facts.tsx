import { countUsers, describeTerm } from '@shared/catalogue/quantity.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { priceOfTerm } from '../outlook-of.ts';
import { lastDayOfTerm } from '../stage-of.ts';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';

export function PlanFacts({ plan }: { plan: StoredPlan }) {
  const facts = [
    ['Users', plan.seats === 0 ? 'None' : countUsers(plan.seats)],
    ['Term', describeTerm(plan.term)],
    ['First day', formatIndianDay(plan.termStart)],
    ['Last day', formatIndianDay(lastDayOfTerm(plan))],
    ['Price', priceOfTerm(plan, plan)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3 md:grid-cols-5">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-medium tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
