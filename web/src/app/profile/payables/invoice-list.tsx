import { describeInvoiceLine } from '@shared/payments/invoices.ts';
import { payableHref } from '@shared/paths.ts';
import type { Currency } from '@shared/values/money.ts';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { LiveList } from '../../../core/database/use-live-list.ts';
import { PayableList } from '../../../core/payments/payable-list.tsx';
import { dueBy } from '../../../core/payments/due-by.ts';
import type { IssuedTerms } from '../../../core/payments/issued-terms.ts';
import { payerOf, type StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { ReceiptLine } from '../../../features/receipts/components/receipt-line.tsx';
import { usePayments } from '../../payments/use-payments.ts';
import { ContactPrompt } from '../contact-prompt.tsx';

interface InvoiceListProps {
  invoices: LiveList<StoredInvoice>;
  level: 2 | 3;
}

export function InvoiceList({ invoices, level }: InvoiceListProps) {
  const payments = usePayments('profile', payerOf);
  return (
    <PayableList
      {...payments}
      items={invoices}
      noun="invoice"
      level={level}
      titleOf={({ number }) => number}
      detailOf={({ issued, currency }) => issued && describeIssued(issued, currency)}
      hrefOf={({ id }) => payableHref('invoice', id)}
      receipt={ReceiptLine}
      empty={<ContactPrompt icon={ReceiptText} text="No invoices found." tab="payment" />}
    />
  );
}

function describeIssued({ lines, dueAt }: IssuedTerms, currency: Currency): string {
  const names = lines.map((line) => describeInvoiceLine(line, currency)).join('; ');
  return dueAt ? `${names}. ${dueBy(dueAt)}` : names;
}
