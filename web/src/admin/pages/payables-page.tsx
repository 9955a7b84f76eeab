import type { PayableType } from '@shared/endpoints.ts';
import { useCallback } from 'react';
import { buttonClass } from '../../components/button-class.ts';
import { navigate, useLocation } from '../../lib/router.ts';
import { watchPayables } from '../payables/api/watch-payables.ts';
import {
  readFilter,
  toDownloadFilter,
  unknownIn,
  writeFilter,
  type PayableFilter,
} from '../payables/payable-filter.ts';
import { PayableFilters } from '../payables/payable-filters.tsx';
import { PayableTable } from '../payables/payable-table.tsx';
import { recordDownload } from '../actions/api/record-download.ts';
import { ExportButton } from '../lists/export-button.tsx';
import { PagedView, type WatchPage } from '../lists/paged-view.tsx';
import { useIsAdmin } from '../staff/staff-context.ts';
import type { AdminPayable } from '../payables/admin-payable.ts';
import { payablesPath, adminPaths } from '../records/admin-paths.ts';
import { indianToday } from '../../lib/indian-today.ts';

export function PayablesPage({ type }: { type: PayableType }) {
  // Re-renders on navigation, because the query holds the filter.
  useLocation();
  const isAdmin = useIsAdmin();
  const { search } = location;
  const filter = readFilter(search);
  const unknown = unknownIn(search);
  const noun = type === 'invoice' ? 'invoices' : 'orders';
  const choose = (changed: PayableFilter) => navigate(payablesPath(type) + writeFilter(changed));
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">{type === 'invoice' ? 'Invoices' : 'Orders'}</h1>
        <div className="flex flex-wrap items-center gap-3">
          <ExportButton
            key={search}
            label="Export CSV"
            fileName={() => `${noun}-${indianToday()}.csv`}
            count={async () => (await loadExport()).countPayables(type, filter)}
            parts={async function* () {
              yield* (await loadExport()).exportPayables(type, filter);
            }}
            record={(rows) =>
              recordDownload({ file: noun, filter: toDownloadFilter(filter), rows })
            }
          />
          {type === 'invoice' && isAdmin && (
            <a href={adminPaths.newInvoice} className={buttonClass({})}>
              New invoice
            </a>
          )}
        </div>
      </header>
      {unknown.length > 0 && (
        <p className="mt-6 text-danger">
          {`We ignored an unknown filter in the link: ${unknown.join(', ')}.`}
        </p>
      )}
      <PayableFilters type={type} filter={filter} onChoose={choose} />
      <Pages key={search} type={type} search={search} />
    </>
  );
}

function loadExport() {
  return import('../payables/api/export-payables.ts');
}

function Pages({ type, search }: { type: PayableType; search: string }) {
  const watch: WatchPage<AdminPayable> = useCallback(
    (after, ...on) => watchPayables({ type, filter: readFilter(search), after }, ...on),
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
      {(payables) => <PayableTable type={type} payables={payables} />}
    </PagedView>
  );
}
