import { payablePage, messages as texts } from '../../../content/profile.ts';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import { InvoiceLines, InvoiceTerms } from '../../../core/payments/invoice-terms.tsx';
import type { LoggedIn } from '../../../core/session/session.ts';
import { payerOf, type StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { usePayments } from '../../payments/use-payments.ts';
import { AddressVerification } from '../address-verification.tsx';
import { PayableConfirmation } from './payable-confirmation.tsx';
import { PayablePage } from './payable-page.tsx';
import { PayablePanel } from './payable-panel.tsx';
import { FindPayable } from './find-payable.tsx';

interface InvoicePageProps {
  id: string;
  invoices: LiveList<StoredInvoice>;
  customer: LoggedIn | undefined;
}

export function InvoicePage({ id, invoices, customer }: InvoicePageProps) {
  const payments = usePayments('profile', payerOf);
  return (
    <FindPayable
      id={id}
      items={invoices}
      noun="invoice"
      whenMissing={<AddressVerification customer={customer} reason={texts.verifyForInvoices} />}
    >
      {(invoice) => (
        <PayablePage
          {...payments}
          payable={invoice}
          noun="invoice"
          confirmation={
            <PayableConfirmation payable={invoice} noun="invoice">
              {invoice.issued && <InvoiceLines payable={invoice} terms={invoice.issued} />}
            </PayableConfirmation>
          }
        >
          {invoice.issued && (
            <PayablePanel id="terms" title={payablePage.terms}>
              <InvoiceTerms payable={invoice} terms={invoice.issued} />
            </PayablePanel>
          )}
          <PayablePanel id="made-out-to" title={payablePage.details}>
            <address className="wrap-anywhere not-italic">
              <p className="font-medium">{invoice.name}</p>
              <p className="text-muted">{invoice.email}</p>
              {invoice.phone !== '' && <p className="text-muted tabular">{invoice.phone}</p>}
            </address>
          </PayablePanel>
        </PayablePage>
      )}
    </FindPayable>
  );
}
