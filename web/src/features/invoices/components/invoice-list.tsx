import type { ReactNode } from 'react';
import { LiveListView } from '../../../core/live-list/live-list-view.tsx';
import type { LiveList } from '../../../core/live-list/use-live-list.ts';
import { PayableList, type PaymentControls } from '../../../core/payables/payable-list.tsx';
import type { StoredInvoice } from '../stored-invoice.ts';

interface InvoiceListProps extends PaymentControls<StoredInvoice> {
  invoices: LiveList<StoredInvoice>;
  /** Of the invoices' titles, as headings. */
  level: 3 | 4;
  titleOf: (invoice: StoredInvoice) => string;
  empty: ReactNode;
}

export function InvoiceList({ invoices, level, titleOf, empty, ...payment }: InvoiceListProps) {
  return (
    <LiveListView items={invoices} noun="invoices" empty={empty}>
      {(list) => (
        <PayableList list={list} payment={payment} noun="invoice" level={level} titleOf={titleOf} />
      )}
    </LiveListView>
  );
}
