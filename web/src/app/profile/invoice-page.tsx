import { chargePage } from '../../content/profile.ts';
import type { LiveList } from '../../core/database/use-live-list.ts';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { usePayments } from '../payments/use-payments.ts';
import { ChargePage } from './charge-page.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { FindCharge } from './find-charge.tsx';

export function InvoicePage({ id, invoices }: { id: string; invoices: LiveList<StoredInvoice> }) {
  const payments = usePayments<StoredInvoice>('profile', (invoice) => invoice);
  return (
    <FindCharge id={id} items={invoices} noun="invoice">
      {(invoice) => (
        <ChargePage {...payments} charge={invoice} noun="invoice">
          <ChargePanel id="made-out-to" title={chargePage.details}>
            <address className="wrap-anywhere not-italic">
              <p className="font-medium">{invoice.name}</p>
              <p className="text-muted">{invoice.email}</p>
              <p className="text-muted tabular">{invoice.phone}</p>
            </address>
          </ChargePanel>
        </ChargePage>
      )}
    </FindCharge>
  );
}
