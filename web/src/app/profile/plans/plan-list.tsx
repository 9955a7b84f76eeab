import { sectionHref } from '@shared/paths.ts';
import Layers from 'lucide-react/icons/layers';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { plans as texts } from '../../../content/plans.ts';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import { PlanCard } from '../../../features/plans/components/plan-card.tsx';
import { PlansSkeleton } from '../../../features/plans/components/plans-skeleton.tsx';
import type { Outlook } from '../../../features/plans/outlook-of.ts';
import type { ProfileLists } from '../profile-lists.ts';
import { outlooksOf } from './outlooks.ts';
import { papersOf } from './papers-of.ts';
import { buyAgain } from './buy-again.ts';
import { useOpenInvoice } from './use-open-invoice.ts';

interface PlanListProps extends Pick<ProfileLists, 'plans' | 'orders' | 'invoices'> {
  isGuest: boolean;
}

export function PlanList({ plans, orders, invoices, isGuest }: PlanListProps) {
  const openInvoice = useOpenInvoice(invoices);
  return (
    <LiveListView items={plans} noun="plans" empty={<NoPlans />} skeleton={<PlansSkeleton />}>
      {() => (
        <ul className="flex flex-col gap-6">
          {outlooksOf({ plans, invoices }, isGuest)
            .toSorted(endedLast)
            .map((outlook) => (
              <li key={outlook.plan.id}>
                <PlanCard
                  {...outlook}
                  requestedSeats={
                    invoices.list.find(({ id }) => id === outlook.plan.changeRequest)?.request
                      .change
                  }
                  papers={papersOf(outlook.plan, { orders, invoices })}
                  onInvoice={openInvoice}
                  onBuyAgain={() => buyAgain(outlook.plan)}
                />
              </li>
            ))}
        </ul>
      )}
    </LiveListView>
  );
}

function endedLast(one: Outlook, other: Outlook): number {
  return Number(one.plan.state === 'ended') - Number(other.plan.state === 'ended');
}

function NoPlans() {
  return (
    <EmptyState
      icon={Layers}
      text={texts.empty}
      action={
        <ButtonLink variant="quiet" href={sectionHref('regional-solutions')}>
          View products
        </ButtonLink>
      }
    />
  );
}
