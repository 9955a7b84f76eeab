import { indianDay } from '@shared/indian-time.ts';
import { formatMoney, toMajorUnits } from '@shared/money.ts';
import { useCallback, useState } from 'react';
import { EmptyState } from '../../components/empty-state.tsx';
import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { navigate, useLocation } from '../../lib/router.ts';
import { exportStatement, readTotals, type StatementTotal } from '../api/read-statement.ts';
import { ExportButton } from '../components/export-button.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { deskPaths } from '../desk-paths.ts';
import { readMonth } from '../statement.ts';
import { useWatched, type Watch } from '../use-watched.ts';

/** What the accountant gets: payments, fees, refunds, receipts and tax of a month in India. */
export function StatementPage() {
  // Each navigation can bring another month.
  useLocation();
  const [thisMonth] = useState(() => indianDay(new Date()).slice(0, 7));
  const asked = new URLSearchParams(location.search).get('month') ?? thisMonth;
  const month = readMonth(asked);
  return (
    <>
      <h1 className="text-2xl">Statement</h1>
      <div className="my-6 flex flex-wrap items-end gap-4">
        <Field label="Month">
          <TextInput
            type="month"
            max={thisMonth}
            defaultValue={asked}
            onChange={({ currentTarget: { value } }) => {
              if (readMonth(value)) navigate(`${deskPaths.statement}?month=${value}`);
            }}
          />
        </Field>
        {month && (
          <ExportButton
            key={month.id}
            label="Download CSV"
            fileName={() => `statement-${month.id}.csv`}
            parts={() => exportStatement(month)}
          />
        )}
      </div>
      {month ? (
        <Totals key={`totals${month.id}`} id={month.id} />
      ) : (
        <EmptyState text="Choose a month." />
      )}
    </>
  );
}

function Totals({ id }: { id: string }) {
  const watch: Watch<StatementTotal[]> = useCallback(
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
          <EmptyState text="Nothing was paid in this month." />
        ) : (
          <div className="overflow-x-auto rounded-base border border-line bg-surface-raised shadow-soft">
            <table className="w-full text-left tabular">
              <thead className="text-sm text-muted">
                <tr>
                  <th className={cell}>Currency</th>
                  <th className={`${cell} text-right`}>Payments</th>
                  <th className={`${cell} text-right`}>Received</th>
                  <th className={`${cell} text-right`}>Fees, tax included</th>
                  <th className={`${cell} text-right`}>Tax in the fees</th>
                </tr>
              </thead>
              <tbody>
                {totals.map(({ currency, payments, receivedMinor, feeMinor, feeTaxMinor }) => (
                  <tr key={currency} className="border-t border-line">
                    <td className={cell}>{currency}</td>
                    <td className={`${cell} text-right`}>{payments.toLocaleString('en-IN')}</td>
                    <td className={`${cell} text-right font-medium`}>
                      {formatMoney(toMajorUnits(receivedMinor), currency)}
                    </td>
                    <td className={`${cell} text-right`}>
                      {formatMoney(toMajorUnits(feeMinor), 'INR')}
                    </td>
                    <td className={`${cell} text-right`}>
                      {formatMoney(toMajorUnits(feeTaxMinor), 'INR')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </WatchedView>
  );
}

const cell = 'px-4 py-3 font-normal';
