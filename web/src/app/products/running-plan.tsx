import type { ReactNode } from 'react';
import type { Product } from '@shared/catalogue/catalogue.ts';
import { countUsers } from '@shared/catalogue/quantity.ts';
import { hasAccess } from '@shared/subscriptions/has-access.ts';
import { lastDayOf } from '@shared/subscriptions/last-days.ts';
import { formatIndianDay } from '@shared/values/indian-time.ts';
import { productPage as texts } from '../../content/products.ts';
import { useLiveList } from '../../core/database/use-live-list.ts';
import { toStoredPlan } from '../../core/plans/stored-plan.ts';
import { planHref } from '../../features/plans/plan-href.ts';

interface RunningPlanProps {
  uid: string;
  product: Product;
  /** Shown while the account has no running plan of the product, as far as the page knows. */
  otherwise: ReactNode;
}

/** Shows the newest running plan of a product, and where to add users to it. */
export function RunningPlan({ uid, product, otherwise }: RunningPlanProps) {
  const { list } = useLiveList(uid, 'subscriptions', toStoredPlan);
  const plan = list.find((it) => it?.productId === product.id && hasAccess(it));
  if (!plan) return otherwise;
  const lastDay = formatIndianDay(lastDayOf(plan));
  return (
    <p className="text-sm">
      <span className="tabular">{texts.yourPlan(countUsers(plan.seats), lastDay)}</span>{' '}
      <a
        href={planHref(plan.id)}
        aria-label={texts.addUsersTo(product.name)}
        className="font-medium whitespace-nowrap text-action-text underline underline-offset-4"
      >
        {texts.addUsers}
      </a>
    </p>
  );
}
