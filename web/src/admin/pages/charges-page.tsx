import type { ChargeType } from '@shared/endpoints.ts';
import { indianDay } from '@shared/indian-time.ts';
import { useCallback } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { navigate, useLocation } from '../../lib/router.ts';
import { countCharges, exportCharges } from '../api/export-charges.ts';
import { watchCharges } from '../api/watch-charges.ts';
import { readFilter, unknownIn, writeFilter, type ChargeFilter } from '../charge-filter.ts';
import { ChargeFilters } from '../components/charge-filters.tsx';
import { ChargeTable } from '../components/charge-table.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { PagedView, type WatchPage } from '../components/paged-view.tsx';
import { useMayChange } from '../components/staff-context.ts';
import type { DeskCharge } from '../desk-charge.ts';
import { chargesPath, deskPaths } from '../desk-paths.ts';

/** The invoices or orders of all customers. */
export function ChargesPage({ type }: { type: ChargeType }) {
  // Each navigation can bring another filter.
  useLocation();
  const mayChange = useMayChange();
  const { search } = location;
  const filter = readFilter(search);
  const unknown = unknownIn(search);
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
            count={() => countCharges(type, filter)}
            parts={() => exportCharges(type, filter)}
          />
          {type === 'invoice' && mayChange && (
            <a href={deskPaths.newInvoice} className={buttonClass({})}>
              New invoice
            </a>
          )}
        </div>
      </header>
      {unknown.length > 0 && (
        <p className="mt-6 text-danger">
          We ignored an unknown filter in the link: {unknown.join(', ')}.
        </p>
      )}
      <ChargeFilters type={type} filter={filter} onChoose={choose} />
      <Pages key={search} type={type} search={search} />
    </>
  );
}

function Pages({ type, search }: { type: ChargeType; search: string }) {
  const watch: WatchPage<DeskCharge> = useCallback(
    (after, ...on) => watchCharges({ type, filter: readFilter(search), after }, ...on),
    [type, search],
  );
  const noun = type === 'invoice' ? 'invoices' : 'orders';
  const empty = search === '' ? `No ${noun} yet.` : `No ${noun} match this filter.`;
  return (
    <PagedView
      watch={watch}
      noun={noun}
      empty={empty}
      partial={`Too many customers match this name, so some ${noun} aren't shown. Enter more of the name, or an email address.`}
    >
      {(charges) => <ChargeTable type={type} charges={charges} />}
    </PagedView>
  );
}
