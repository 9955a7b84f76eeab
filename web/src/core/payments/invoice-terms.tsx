import { describeInvoiceLine, lineTotal } from '@shared/payments/invoices.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import { PayableLines, PayableTotal } from './payable-lines.tsx';
import { dueBy } from './due-by.ts';
import type { Payable } from './payable.ts';
import type { IssuedTerms } from './issued-terms.ts';

interface InvoiceTermsProps {
  payable: Pick<Payable, 'amount' | 'currency'>;
  terms: IssuedTerms;
}

export function InvoiceTerms({ payable, terms }: InvoiceTermsProps) {
  const { amount, currency } = payable;
  return (
    <>
      <InvoiceLines payable={payable} terms={terms} />
      <PayableTotal amount={amount} currency={currency} />
      {terms.dueAt && <p className="mt-3 text-muted">{dueBy(terms.dueAt)}</p>}
      {terms.note !== null && <p className="mt-3 wrap-anywhere">{terms.note}</p>}
    </>
  );
}

export function InvoiceLines({ payable: { currency }, terms }: InvoiceTermsProps) {
  const lines = terms.lines.map((line, index) => ({
    key: String(index),
    text: describeInvoiceLine(line, currency),
    amount: toMajorUnits(lineTotal(line)),
  }));
  return <PayableLines lines={lines} currency={currency} />;
}
