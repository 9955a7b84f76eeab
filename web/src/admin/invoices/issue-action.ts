import type { InvoiceToIssue, PlanLine } from '@shared/admin/admin-actions.ts';
import { totalOfLines } from '@shared/payments/invoices.ts';
import { describeSold } from '@shared/subscriptions/sold-plan.ts';
import { formatMoney, toMajorUnits, type Currency } from '@shared/values/money.ts';
import type { StaffAction } from '../actions/staff-action.ts';
import type { NewInvoice } from './new-invoice.ts';
import { soldBy, totalOfPlans } from './plan-lines.ts';

export function issueAction({ note, ...terms }: NewInvoice): StaffAction {
  const { name, email } = terms;
  const invoice: InvoiceToIssue = { ...terms, ...(note !== '' && { note }) };
  const currency = 'plans' in terms ? 'INR' : terms.currency;
  const totalMinor = 'plans' in terms ? totalOfPlans(terms.plans) : totalOfLines(terms.lines);
  return {
    label: 'Issue invoice',
    title: `Issue an invoice for ${moneyOf(totalMinor, currency)}?`,
    consequences: `It's billed to ${name}, and we'll email it to ${email} now. If no account has verified this address, the invoice waits until one does.${'plans' in terms ? effectOf(terms.plans) : ''}`,
    describeResult: (_, { after }) =>
      `Invoice ${after['number']} for ${moneyOf(Number(after['amountMinor']), currency)} issued to ${email}.`,
    toAdminAction: () => ({ action: 'issue-invoice', invoice }),
  };
}

/** Ends the sentences about an invoice, such as ` Its payment starts APAC Debt Grid, 12 users for 1 year.` */
function effectOf(plans: readonly PlanLine[]): string {
  return ` Its payment starts ${soldBy(plans).map(describeSold).join('; ')}.`;
}

function moneyOf(minor: number, currency: Currency): string {
  return formatMoney(toMajorUnits(minor), currency);
}
