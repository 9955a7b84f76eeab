import type { ChargeType } from '@shared/endpoints.ts';
import { indianDay } from '@shared/indian-time.ts';
import { useCallback, useState } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { navigate, useLocation } from '../../lib/router.ts';
import { exportCharges } from '../api/export-charges.ts';
import { watchCharges, type ChargePage, type Cursor } from '../api/watch-charges.ts';
import { readFilter, writeFilter, type ChargeFilter } from '../charge-filter.ts';
import { ChargeFilters } from '../components/charge-filters.tsx';
import { ChargeTable } from '../components/charge-table.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { PageButtons } from '../components/page-buttons.tsx';
import { WatchedView } from '../components/watched-view.tsx';
import { useMayChange } from '../components/staff-context.ts';
import { chargesPath, deskPaths } from '../desk-paths.ts';
import { useWatched, type Watch } from '../use-watched.ts';

/** The invoices or orders of all customers. */
export function ChargesPage({ type }: { type: ChargeType }) {
  // Each navigation can bring another filter.
  useLocation();
  const mayChange = useMayChange();
  const { search } = location;
  const filter = readFilter(search);
  const noun = type === 'invoice' ? 'invoices' : 'orders';
  const choose = (changed: ChargeFilter) => navigate(chargesPath(type) + writeFilter(changed));
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{type === 'invoice' ? 'Invoices' : 'Orders'}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ExportButton
            key={search}
            label="Export CSV"
            fileName={() => `${noun}-${indianDay(new Date())}.csv`}
            parts={() => exportCharges(type, filter)}
          />
          {type === 'invoice' && mayChange && (
            <a href={deskPaths.newInvoice} className={buttonClass({})}>
              New invoice
            </a>
          )}
        </div>
      </header>
      <ChargeFilters type={type} filter={filter} onChoose={choose} />
      <Pages key={search} type={type} search={search} />
    </>
  );
}

/** Page after page. The way back leads over the cursors of the pages before. */
function Pages({ type, search }: { type: ChargeType; search: string }) {
  const [cursors, setCursors] = useState<readonly Cursor[]>([]);
  const after = cursors.at(-1);
  const watch: Watch<ChargePage> = useCallback(
    (onPage, onError) => watchCharges({ type, filter: readFilter(search), after }, onPage, onError),
    [type, search, after],
  );
  const noun = type === 'invoice' ? 'invoices' : 'orders';
  return (
    <WatchedView watched={useWatched(watch)} noun={noun}>
      {({ charges, next }) => (
        <>
          {charges.length === 0 ? (
            <EmptyState
              text={search === '' ? `There are no ${noun} yet.` : `No ${noun} fit this filter.`}
            />
          ) : (
            <ChargeTable type={type} charges={charges} />
          )}
          <PageButtons
            page={cursors.length + 1}
            onNewer={() => setCursors(cursors.slice(0, -1))}
            onOlder={next && (() => setCursors([...cursors, next]))}
          />
        </>
      )}
    </WatchedView>
  );
}
