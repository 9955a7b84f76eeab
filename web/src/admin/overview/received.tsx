import { currencies, formatMoney, toMajorUnits } from '@shared/values/money.ts';
import { lazy, Suspense } from 'react';
import { readReceived, type Received as Row } from './api/read-overview.ts';
import { statementPath } from '../records/admin-paths.ts';
import { useRead } from '../lists/use-watched.ts';
import { Part } from '../lists/part.tsx';
import { TotalsTable, type Column } from '../lists/totals-table.tsx';
import { WatchedView } from '../lists/watched-view.tsx';

const MoneyChart = lazy(() => import('./money-chart.tsx'));

export function Received() {
  return (
    <Part title="Received">
      <WatchedView watched={useRead(readReceived)} noun="monthly figures">
        {(rows) => (
          <>
            <Charts rows={rows} />
            <Months rows={rows.filter(({ payments }) => payments > 0)} />
          </>
        )}
      </WatchedView>
    </Part>
  );
}

function Charts({ rows }: { rows: readonly Row[] }) {
  const charts = currencies
    .map((currency) => ({ currency, of: rows.filter((row) => row.currency === currency) }))
    .filter(({ of }) => of.some(({ payments }) => payments > 0));
  return (
    <div className="mb-6 grid gap-6 empty:hidden lg:grid-cols-2">
      {charts.map(({ currency, of }) => (
        <div
          key={currency}
          className="min-w-0 rounded-base border border-line bg-surface-raised p-5 shadow-soft lg:only:col-span-2"
        >
          <Suspense fallback={<div className="h-64" />}>
            <MoneyChart currency={currency} rows={of} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}

function Months({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return <p className="text-muted">No payments in the last 12 months.</p>;
  return <TotalsTable columns={columns} rows={rows} keyOf={(row) => row.month.id + row.currency} />;
}

const columns: readonly [Column<Row>, ...Column<Row>[]] = [
  {
    name: 'Month',
    of: ({ month }) => (
      <a
        href={statementPath(month.id)}
        className="-my-2.5 inline-block py-2.5 text-action-text underline underline-offset-4"
      >
        {month.name}
      </a>
    ),
  },
  { name: 'Payments', of: ({ payments }) => payments.toLocaleString('en-IN') },
  { name: 'Received', of: ({ receivedMinor, ...row }) => money(receivedMinor, row) },
  { name: 'Refunded or reversed', of: ({ refundedMinor, ...row }) => money(refundedMinor, row) },
];

function money(minor: number, { currency }: Pick<Row, 'currency'>): string {
  return formatMoney(toMajorUnits(minor), currency);
}
