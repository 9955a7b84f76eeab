import ReceiptText from 'lucide-react/icons/receipt-text';
import type { LiveList } from '../../core/database/use-live-list.ts';
import { ChargeList } from '../../core/payments/charge-list.tsx';
import type { StoredInvoice } from '../../features/invoices/stored-invoice.ts';
import { ReceiptLine } from '../../features/receipts/components/receipt-line.tsx';
import { usePayments } from '../payments/use-payments.ts';
import { ContactPrompt } from './contact-prompt.tsx';
import { ProfileSection } from './profile-section.tsx';

export function MyInvoices({ invoices }: { invoices: LiveList<StoredInvoice> }) {
  const payments = usePayments<StoredInvoice>('profile', (invoice) => invoice);
  return (
    <ProfileSection id="my-invoices" title="My Invoices">
      <ChargeList
        {...payments}
        items={invoices}
        noun="invoice"
        level={3}
        titleOf={({ number }) => number}
        receipt={ReceiptLine}
        empty={<ContactPrompt icon={ReceiptText} text="No invoices found." tab="payment" />}
      />
    </ProfileSection>
  );
}
