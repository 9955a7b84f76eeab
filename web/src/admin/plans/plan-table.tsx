import { CustomerLink } from '../customers/customer-link.tsx';
import { planPath } from '../records/admin-paths.ts';
import { priceOfTerm, type AdminPlan } from './admin-plan.ts';
import { describeUse, outlookOf } from './describe-plan.ts';
import { PlanBadge } from './plan-badge.tsx';

/** On a phone, the customer and the day are below the product. */
export function PlanTable({ plans }: { plans: readonly AdminPlan[] }) {
  return (
    <div className="overflow-clip rounded-base border border-line bg-surface-raised shadow-soft">
      <table className="w-full table-fixed text-left">
        <thead className="text-sm text-muted">
          <tr>
            <th className={`${cell} w-[55%] md:w-[30%]`}>Plan</th>
            <th className={`${cell} max-md:hidden`}>Customer</th>
            <th className={`${cell} max-md:hidden md:w-40`}>State</th>
            <th className={`${cell} max-lg:hidden lg:w-56`}>Next</th>
            <th className={`${cell} text-right md:w-40`}>Price of term</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.uid + plan.id} className="border-t border-line align-top">
              <td className={`${cell} wrap-anywhere`}>
                <a href={planPath(plan)} className={productLink}>
                  {plan.name}
                </a>
                <span className="block text-sm text-muted tabular">{describeUse(plan)}</span>
                <span className="block text-sm md:hidden">
                  <CustomerLink uid={plan.uid} />
                </span>
                <span className="block text-sm text-muted tabular lg:hidden">
                  {outlookOf(plan)}
                </span>
              </td>
              <td className={`${cell} wrap-anywhere max-md:hidden`}>
                <CustomerLink uid={plan.uid} />
              </td>
              <td className={`${cell} max-md:hidden`}>
                <PlanBadge plan={plan} />
              </td>
              <td className={`${cell} tabular max-lg:hidden`}>{outlookOf(plan)}</td>
              <td className={`${cell} text-right font-medium tabular`}>
                {priceOfTerm(plan)}
                <p className="mt-2 flex justify-end md:hidden">
                  <PlanBadge plan={plan} />
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-3 py-3 font-normal sm:px-4';
const productLink =
  '-my-2.5 inline-block py-2.5 font-medium text-action-text underline decoration-1 underline-offset-4 hover:decoration-2';
