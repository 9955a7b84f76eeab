import { payableHref } from '@shared/paths.ts';
import { plans as planTexts } from '../../../content/plans.ts';
import { payablePage, messages as texts } from '../../../content/profile.ts';
import { InvoiceLines, InvoiceTerms } from '../../../core/payments/invoice-terms.tsx';
import type { StoredPlan } from '../../../core/plans/stored-plan.ts';
import { planIdsOf } from '../../../features/invoices/plan-request.ts';
import { payerOf, type StoredInvoice } from '../../../features/invoices/stored-invoice.ts';
import { planHref } from '../../../features/plans/plan-href.ts';
import { usePayments } from '../../payments/use-payments.ts';
import { AddressVerification } from '../address-verification.tsx';
import { PayableConfirmation } from '../payables/payable-confirmation.tsx';
import { PayablePage } from '../payables/payable-page.tsx';
import { UnpaidNotes } from '../payables/unpaid-notes.tsx';
import { UnusedNote } from '../payables/unused-note.tsx';
import { PayablePanel } from '../payables/payable-panel.tsx';
import { FindPayable, payableIdOf } from '../payables/find-payable.tsx';
import { PlansLink } from '../plans/plans-link.tsx';
import type { ProfilePartProps } from './part-props.ts';

export default function InvoicePart({ path, customer, lists }: ProfilePartProps) {
  const payments = usePayments('profile', payerOf);
  return (
    <FindPayable
      id={payableIdOf(path)}
      items={lists.invoices}
      noun="invoice"
      whenMissing={<AddressVerification customer={customer} reason={texts.verifyForInvoices} />}
    >
      {(invoice) => (
        <PayablePage
          {...payments}
          payable={invoice}
          noun="invoice"
          confirmation={
            <>
              <PayableConfirmation payable={invoice} noun="invoice">
                {invoice.issued && <InvoiceLines payable={invoice} terms={invoice.issued} />}
              </PayableConfirmation>
              <UnusedNote invoice={invoice} />
            </>
          }
        >
          {invoice.issued && (
            <PayablePanel id="terms" title={payablePage.terms}>
              <InvoiceTerms payable={invoice} terms={invoice.issued} />
              <UnpaidNotes invoice={invoice} plans={lists.plans.list} />
              <PlanOfInvoice invoice={invoice} plans={lists.plans.list} />
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

interface PlanOfInvoiceProps {
  invoice: StoredInvoice;
  plans: readonly StoredPlan[];
}

/** Links to the plan that the invoice changes, or that its payment started. If it was replaced, links to the new one. */
function PlanOfInvoice({ invoice, plans }: PlanOfInvoiceProps) {
  const { id: invoiceId, request } = invoice;
  const started = plans.find(({ startedBy }) => startedBy.endsWith(`/invoices/${invoiceId}`));
  const id = planIdsOf(request)[0] ?? started?.id;
  const newer = replacementOf(invoice, plans);
  return (
    <>
      {newer !== null && (
        <PlansLink href={payableHref('invoice', newer)} text={planTexts.replacedBy} />
      )}
      {id !== undefined && <PlansLink href={planHref(id)} text={planTexts.ofInvoice} />}
    </>
  );
}

/** Returns the id of the open invoice that replaced a cancelled one for the same term; null if there is none. */
function replacementOf(
  { status, request }: StoredInvoice,
  plans: readonly StoredPlan[],
): string | null {
  const { change, terms } = request;
  const day = change ? change.termEnd : terms[0]?.termStart;
  const plan = plans.find(({ id, termEnd }) => id === planIdsOf(request)[0] && termEnd === day);
  if (status !== 'Cancelled' || !plan) return null;
  return change ? plan.changeRequest : plan.renewalRequest;
}
