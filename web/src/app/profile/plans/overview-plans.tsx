import { paths } from '@shared/paths.ts';
import { plans as texts } from '../../../content/plans.ts';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import { listLayout } from '../../../core/payments/payable-row.tsx';
import { PlanBadge } from '../../../features/plans/components/plan-badge.tsx';
import { outlookOf, type Outlook } from '../../../features/plans/outlook-of.ts';
import { planHref } from '../../../features/plans/plan-href.ts';
import { isUrgent } from '../../../features/plans/stage-of.ts';
import { OverviewSection } from '../overview-section.tsx';
import type { ProfileLists } from '../profile-lists.ts';
import { outlooksOf } from './outlooks.ts';

const maxRunning = 3;

interface OverviewPlansProps extends Pick<ProfileLists, 'plans' | 'invoices'> {
  isGuest: boolean;
}

/** Shows the plans that are unpaid, or that end or must be renewed soon. If none is, shows some that run. */
export function OverviewPlans({ plans, invoices, isGuest }: OverviewPlansProps) {
  const outlooks = outlooksOf({ plans, invoices }, isGuest);
  const urgent = outlooks.filter(isUrgent);
  const running = outlooks.filter(({ plan }) => plan.state !== 'ended').slice(0, maxRunning);
  const shown = urgent.length > 0 ? urgent : running;
  return (
    <OverviewSection
      id="plans"
      title={texts.overview.title}
      more={{ href: paths.profilePlans, text: texts.overview.all }}
    >
      <LiveListView
        items={plans}
        noun="plans"
        empty={<p className="text-muted">{texts.overview.none}</p>}
        skeleton={null}
      >
        {() =>
          shown.length > 0 ? (
            <PlanSummaries outlooks={shown} />
          ) : (
            <p className="text-muted">{texts.overview.noneRunning}</p>
          )
        }
      </LiveListView>
    </OverviewSection>
  );
}

function PlanSummaries({ outlooks }: { outlooks: readonly Outlook[] }) {
  return (
    <ul className={listLayout}>
      {outlooks.map((outlook) => (
        <li
          key={outlook.plan.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-5 wrap-anywhere sm:px-6"
        >
          <div className="max-w-prose min-w-0">
            <h3 className="font-semibold">
              <a
                href={planHref(outlook.plan.id)}
                className="-my-2.5 inline-block py-2.5 text-action-text underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {outlook.plan.name}
              </a>
            </h3>
            <p className="text-sm text-muted">{outlookOf(outlook).join(' ')}</p>
          </div>
          <PlanBadge {...outlook} />
        </li>
      ))}
    </ul>
  );
}
