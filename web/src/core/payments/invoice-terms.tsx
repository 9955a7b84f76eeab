import { describeInvoiceLine, lineTotal } from '@shared/invoices.ts';
import { toMajorUnits } from '@shared/money.ts';
import { ChargeLines, ChargeTotal } from './charge-lines.tsx';
import { dueBy } from './due-by.ts';
import type { Charge } from './charge.ts';
import type { IssuedTerms } from './issued-terms.ts';

interface InvoiceTermsProps {
  charge: Pick<Charge, 'amount' | 'currency'>;
  terms: IssuedTerms;
}

/** What an issued invoice is for, and until when it is to be paid. */
export function InvoiceTerms({ charge, terms }: InvoiceTermsProps) {
  const { amount, currency } = charge;
  return (
    <>
      <InvoiceLines charge={charge} terms={terms} />
      <ChargeTotal amount={amount} currency={currency} />
      {terms.dueAt && <p className="mt-3 text-muted">{dueBy(terms.dueAt)}</p>}
      {terms.note !== null && <p className="mt-3 wrap-anywhere">{terms.note}</p>}
    </>
  );
}

/** Its lines alone. */
export function InvoiceLines({ charge: { currency }, terms }: InvoiceTermsProps) {
  const lines = terms.lines.map((line, index) => ({
    key: String(index),
    text: describeInvoiceLine(line, currency),
    amount: toMajorUnits(lineTotal(line)),
  }));
  return <ChargeLines lines={lines} currency={currency} />;
}
