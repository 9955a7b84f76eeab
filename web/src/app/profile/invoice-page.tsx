import { chargePage, messages as texts } from '../../content/profile.ts';
import type { LiveList } from '../../core/database/use-live-list.ts';
import { InvoiceLines, InvoiceTerms } from '../../core/payments/invoice-terms.tsx';
import type { LoggedIn } from '../../core/session/session.ts';
import { payerOf, type StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { usePayments } from '../payments/use-payments.ts';
import { AddressVerification } from './address-verification.tsx';
import { ChargeConfirmation } from './charge-confirmation.tsx';
import { ChargePage } from './charge-page.tsx';
import { ChargePanel } from './charge-panel.tsx';
import { FindCharge } from './find-charge.tsx';

interface InvoicePageProps {
  id: string;
  invoices: LiveList<StoredInvoice>;
  customer: LoggedIn | undefined;
}

export function InvoicePage({ id, invoices, customer }: InvoicePageProps) {
  const payments = usePayments('profile', payerOf);
  return (
    <FindCharge
      id={id}
      items={invoices}
      noun="invoice"
      whenMissing={<AddressVerification customer={customer} reason={texts.verifyForInvoices} />}
    >
      {(invoice) => (
        <ChargePage
          {...payments}
          charge={invoice}
          noun="invoice"
          confirmation={
            <ChargeConfirmation charge={invoice} noun="invoice">
              {invoice.issued && <InvoiceLines charge={invoice} terms={invoice.issued} />}
            </ChargeConfirmation>
          }
        >
          {invoice.issued && (
            <ChargePanel id="terms" title={chargePage.terms}>
              <InvoiceTerms charge={invoice} terms={invoice.issued} />
            </ChargePanel>
          )}
          <ChargePanel id="made-out-to" title={chargePage.details}>
            <address className="wrap-anywhere not-italic">
              <p className="font-medium">{invoice.name}</p>
              <p className="text-muted">{invoice.email}</p>
              {invoice.phone !== '' && <p className="text-muted tabular">{invoice.phone}</p>}
            </address>
          </ChargePanel>
        </ChargePage>
      )}
    </FindCharge>
  );
}
