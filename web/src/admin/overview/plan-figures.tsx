import { formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { useRead } from '../lists/use-watched.ts';
import { due, dueDays, writePlanFilter, type PlanFilter } from '../plans/plan-filter.ts';
import { adminPaths } from '../records/admin-paths.ts';
import { endReasonNames } from '../records/state-names.ts';
import { readPlanFigures } from './api/read-plan-figures.ts';
import { Figure, FigureList } from './figure.tsx';

export function PlanFigures() {
  return (
    <FigureList title="Plans" watched={useRead(readPlanFigures)}>
      {({ active, seats, renewals, overdue, suspended, monthlyMinor, ended }) => (
        <>
          {monthlyMinor.map(([currency, minor]) => (
            <Figure
              key={currency}
              name={`Revenue per month, ${currency}`}
              value={formatMoney(toMajorUnits(minor), currency)}
              href={listOf({ state: 'active' })}
            />
          ))}
          <Figure name="Active plans" value={active} href={listOf({ state: 'active' })} />
          <Figure name="Users in active plans" value={seats} href={listOf({ state: 'active' })} />
          <Figure
            name={`Renewals within ${dueDays} days`}
            value={renewals}
            href={listOf({ state: due })}
          />
          <Figure name="Overdue plans" value={overdue} href={listOf({ state: 'overdue' })} />
          <Figure name="Suspended plans" value={suspended} href={listOf({ state: 'suspended' })} />
          {ended.map(([reason, count]) => (
            <Figure
              key={reason}
              name={`Ended this month: ${endReasonNames[reason].toLowerCase()}`}
              value={count}
              href={listOf({ state: 'ended' })}
            />
          ))}
        </>
      )}
    </FigureList>
  );
}

function listOf(filter: PlanFilter): string {
  return adminPaths.plans + writePlanFilter(filter);
}
