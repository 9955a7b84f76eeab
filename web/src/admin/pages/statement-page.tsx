import { indianDay } from '@shared/values/indian-time.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field } from '../../components/fields/field.tsx';
import { TextInput } from '../../components/fields/text-input.tsx';
import { navigate, useLocation } from '../../lib/router.ts';
import { countStatement, exportStatement } from '../statement/api/read-statement.ts';
import { readTotals, type MonthTotal } from '../statement/api/read-totals.ts';
import { recordDownload } from '../actions/api/record-download.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { TotalsTable, type Column } from '../lists/totals-table.tsx';
import { WatchedView } from '../lists/watched-view.tsx';
import { adminPaths } from '../records/admin-paths.ts';
import { readMonth, type Month } from '../lists/months.ts';
import { useWatched, type Watch } from '../lists/use-watched.ts';
import { indianToday } from '../../lib/indian-today.ts';

/** The monthly figures for the accountant. */
export function StatementPage() {
  // Re-renders on navigation, because the query holds the month.
  useLocation();
  const [thisMonth] = useState(() => indianToday().slice(0, 7));
  const monthId = new URLSearchParams(location.search).get('month') ?? thisMonth;
  const month = readMonth(monthId);
  return (
    <>
      <h1 className="text-2xl">Statement</h1>
      <div className="my-6 flex flex-wrap items-end gap-4">
        <Field label="Month">
          <TextInput
            type="month"
            max={thisMonth}
            defaultValue={monthId}
            onChange={({ currentTarget: { value } }) => {
              if (readMonth(value)) navigate(`${adminPaths.statement}?month=${value}`);
            }}
          />
        </Field>
        {month && (
          <ExportButton
            key={month.id}
            label="Download CSV"
            fileName={() => `statement-${month.id}.csv`}
            count={() => countStatement(month)}
            parts={() => exportStatement(month)}
            record={(rows) => recordDownload({ file: 'statement', filter: daysOf(month), rows })}
          />
        )}
      </div>
      {month ? (
        <Totals key={`totals${month.id}`} id={month.id} />
      ) : (
        <EmptyState text="Select a month." />
      )}
    </>
  );
}

function daysOf({ begin, end }: Month) {
  return { from: indianDay(begin), to: indianDay(new Date(end.getTime() - 1)) };
}

function Totals({ id }: { id: string }) {
  const watch: Watch<MonthTotal[]> = useCallback(
    async (onTotals) => {
      const month = readMonth(id);
      onTotals(month ? await readTotals(month) : []);
      return () => undefined;
    },
    [id],
  );
  return (
    <WatchedView watched={useWatched(watch)} noun="totals">
      {(totals) =>
        totals.length === 0 ? (
          <EmptyState text="No payments or refunds this month." />
        ) : (
          <TotalsTable columns={columns} rows={totals} keyOf={({ currency }) => currency} />
        )
      }
    </WatchedView>
  );
}

const columns: readonly [Column<MonthTotal>, ...Column<MonthTotal>[]] = [
  { name: 'Currency', of: ({ currency }) => currency },
  { name: 'Payments', of: ({ payments }) => payments.toLocaleString('en-IN') },
  { name: 'Received', of: ({ receivedMinor, currency }) => money(receivedMinor, currency) },
  { name: 'Value in INR', of: ({ valueInr }) => money(valueInr, 'INR') },
  { name: 'Refunded', of: ({ refundedMinor, currency }) => money(refundedMinor, currency) },
  {
    name: 'Charged back',
    of: ({ chargedBackMinor, currency }) => money(chargedBackMinor, currency),
  },
  { name: 'Reversed', of: ({ reversedMinor, currency }) => money(reversedMinor, currency) },
  { name: 'Fees (incl. tax)', of: ({ feeInr }) => money(feeInr, 'INR') },
  { name: 'Tax on fees', of: ({ feeTaxInr }) => money(feeTaxInr, 'INR') },
  { name: 'GST on receipts', of: ({ gstMinor, currency }) => money(gstMinor, currency) },
];

function money(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
