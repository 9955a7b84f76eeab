import { currencies, formatMoney, toMajorUnits } from '@shared/money.ts';
import { paymentStatuses } from '@shared/orders.ts';
import { lazy, Suspense, useCallback } from 'react';
import { readOverview, type ByStatus, type Overview, type Received } from '../api/read-overview.ts';
import { Figure, FigureList, LastTime } from '../components/figure.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { overdue, writeFilter } from '../charge-filter.ts';
import { deskPaths } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

const MoneyChart = lazy(() => import('../components/money-chart.tsx'));

/** How the business stands, as of the moment in which the page opened. */
export function OverviewPage() {
  const watch: Watch<Overview> = useCallback(async (onOverview) => {
    onOverview(await readOverview(new Date()));
    return () => undefined;
  }, []);
  return (
    <>
      <h1 className="mb-8 text-2xl">Overview</h1>
      <WatchedView watched={useWatched(watch)} noun="figures">
        {(overview) => <Figures overview={overview} />}
      </WatchedView>
    </>
  );
}

function Figures({ overview }: { overview: Overview }) {
  return (
    <div className="flex flex-col gap-10">
      <FigureList title="What waits, and what ran last">
        <Figure name="Needs attention" value={overview.attentionItems} href={deskPaths.attention} />
        <Figure
          name="Letters that wait"
          value={overview.lettersWaiting}
          href={`${deskPaths.letters}?waiting`}
        />
        <Figure
          name="Letters that failed"
          value={overview.lettersFailed}
          href={deskPaths.letters}
        />
        <Figure name="Receipts that wait" value={overview.receiptsWaiting} />
        <Figure name="Receipts that failed" value={overview.receiptsFailed} />
        <Figure
          name="Messages that wait"
          value={overview.messagesWaiting}
          href={deskPaths.messages}
        />
        <Figure
          name="Overdue invoices"
          value={overview.overdueInvoices}
          href={deskPaths.invoices + writeFilter({ status: overdue })}
        />
        <LastTime name="Last webhook" at={overview.health?.webhookAt ?? undefined} />
        <LastTime name="Last check of unreported payments" at={overview.health?.sweptAt} />
      </FigureList>
      <Statuses title="Orders" path={deskPaths.orders} counts={overview.orders} />
      <Statuses title="Invoices" path={deskPaths.invoices} counts={overview.invoices} />
      <section aria-labelledby="received">
        <h2 id="received" className="mb-4 text-lg">
          Received
        </h2>
        <Charts rows={overview.received} />
        <ReceivedTable rows={overview.received} />
      </section>
    </div>
  );
}

interface StatusesProps {
  title: string;
  path: string;
  counts: ByStatus;
}

function Statuses({ title, path, counts }: StatusesProps) {
  return (
    <FigureList title={title}>
      {paymentStatuses.map((status) => (
        <Figure
          key={status}
          name={status}
          value={counts[status]}
          href={path + writeFilter({ status })}
        />
      ))}
    </FigureList>
  );
}

/** A chart for each currency in which something was received. */
function Charts({ rows }: { rows: readonly Received[] }) {
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

function ReceivedTable({ rows: all }: { rows: readonly Received[] }) {
  const rows = all.filter(({ payments }) => payments > 0);
  if (rows.length === 0) return <p className="text-muted">Nothing in the last twelve months.</p>;
  return (
    <div className="overflow-clip rounded-base border border-line bg-surface-raised shadow-soft">
      <table className="w-full text-left tabular">
        <thead className="text-sm text-muted">
          <tr>
            <th className={cell}>Month</th>
            <th className={`${cell} text-right max-sm:hidden`}>Payments</th>
            <th className={`${cell} text-right`}>Received</th>
            <th className={`${cell} text-right max-sm:hidden`}>Of that refunded</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, currency, payments, receivedMinor, refundedMinor }) => (
            <tr key={month + currency} className="border-t border-line">
              <td className={cell}>{month}</td>
              <td className={`${cell} text-right max-sm:hidden`}>{payments}</td>
              <td className={`${cell} text-right font-medium`}>
                {formatMoney(toMajorUnits(receivedMinor), currency)}
              </td>
              <td className={`${cell} text-right max-sm:hidden`}>
                {formatMoney(toMajorUnits(refundedMinor), currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-4 py-3 font-normal';
