import { describeInvoiceLine, lineTotal } from '@shared/payments/invoices.ts';
import { bankDetails } from '@shared/site-bank.ts';
import { toMajorUnits } from '@shared/values/money.ts';
import { PayableLines, PayableTotal } from './payable-lines.tsx';
import { dueBy } from './due-by.ts';
import type { Payable } from './payable.ts';
import type { IssuedTerms } from './issued-terms.ts';

interface InvoiceTermsProps {
  payable: Pick<Payable, 'amount' | 'currency' | 'number' | 'status'>;
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
      {payable.status === 'Pending' && <BankTransfer details={bankDetails(payable.number)} />}
    </>
  );
}

/** Shows nothing if the seller shows no bank account. */
export function BankTransfer({ details }: { details: ReturnType<typeof bankDetails> }) {
  if (details.length === 0) return null;
  return (
    <section className="mt-5 border-t border-line pt-4">
      <h3 className="font-medium">Pay by bank transfer</h3>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {details.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        Write the reference in your transfer. Your invoice is marked Paid when the money arrives.
      </p>
    </section>
  );
}

export function InvoiceLines({
  payable: { currency },
  terms,
}: {
  payable: Pick<Payable, 'currency'>;
  terms: IssuedTerms;
}) {
  const lines = terms.lines.map((line, index) => ({
    key: String(index),
    text: describeInvoiceLine(line, currency),
    amount: toMajorUnits(lineTotal(line)),
  }));
  return <PayableLines lines={lines} currency={currency} />;
}
