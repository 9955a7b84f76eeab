import ReceiptText from 'lucide-react/icons/receipt-text';
import { sectionHref } from '@shared/paths.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { contact } from '../../content/contact.ts';
import type { PaymentOutcome } from '../../core/payments/pay.ts';
import { showContactTab } from '../../features/contact/contact-tab.ts';
import { InvoiceList } from '../../features/invoices/components/invoice-list.tsx';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { useInvoices } from '../../features/invoices/use-invoices.ts';
import { ReceiptLine } from '../../features/receipts/components/receipt-line.tsx';
import { payInvoice } from '../payments/pay-payable.ts';
import { usePayments } from '../payments/use-payments.ts';
import { ProfileSection } from './profile-section.tsx';
import { reportProfilePayment } from '../payments/report-profile-payment.ts';

export function MyInvoices({ uid }: { uid: string }) {
  const invoices = useInvoices(uid);
  const payments = usePayments(payInvoice, report);
  return (
    <ProfileSection id="my-invoices" title="My Invoices">
      <InvoiceList
        invoices={invoices}
        {...payments}
        level={3}
        titleOf={({ number }) => number}
        receipt={ReceiptLine}
        empty={<NoInvoices />}
      />
    </ProfileSection>
  );
}

function NoInvoices() {
  return (
    <EmptyState
      icon={ReceiptText}
      text="No invoices found."
      action={
        <ButtonLink
          variant="quiet"
          to={sectionHref('contact')}
          onClick={() => showContactTab('payment')}
        >
          {contact.tabs.payment}
        </ButtonLink>
      }
    />
  );
}

function report({ number }: StoredInvoice, outcome: PaymentOutcome): string | undefined {
  return reportProfilePayment('invoice', number, outcome);
}
