import type { ReactNode } from 'react';
import { LiveListView } from '../../../core/database/live-list-view.tsx';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import {
  ChargeList,
  type ChargeListProps,
  type PaymentControls,
} from '../../../core/payments/charge-list.tsx';
import type { StoredInvoice } from '../stored-invoice.ts';

interface InvoiceListProps extends PaymentControls<StoredInvoice> {
  invoices: LiveList<StoredInvoice>;
  level: 3 | 4;
  titleOf: (invoice: StoredInvoice) => string;
  receipt?: ChargeListProps<StoredInvoice>['receipt'];
  empty: ReactNode;
}

export function InvoiceList(props: InvoiceListProps) {
  const { invoices, level, titleOf, receipt, empty, ...payment } = props;
  return (
    <LiveListView items={invoices} noun="invoices" empty={empty}>
      {(list) => (
        <ChargeList
          list={list}
          payment={payment}
          noun="invoice"
          level={level}
          titleOf={titleOf}
          receipt={receipt}
        />
      )}
    </LiveListView>
  );
}
