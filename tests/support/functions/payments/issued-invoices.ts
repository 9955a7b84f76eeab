import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '../../../../functions/shared/admin/audit.ts';
import type {
  InvoiceOfLines,
  InvoiceOfPlans,
  PlanLine,
} from '../../../../functions/shared/admin/admin-actions.ts';
import { endpoints, type ClaimInvoicesAnswer } from '../../../../functions/shared/endpoints.ts';
import { lastDueDay } from '../../../../functions/shared/payments/invoices.ts';
import type { Account } from '../accounts/accounts.ts';
import { postAs, type Answer } from '../requests.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Far enough ahead that no invoice becomes overdue in a test. */
export const dayIssuedFor = lastDueDay(new Date(Date.now() - dayMs));

/** Returns an invoice for ₹25,001.50. */
export function anInvoiceFor(email: string): InvoiceOfLines {
  return {
    name: 'Asha Example',
    email,
    currency: 'INR',
    lines: [
      { description: 'Migration of 2,000 cases', quantity: 1, unitPrice: 20_001.5 },
      { description: 'Training, half a day', quantity: 2, unitPrice: 2_500 },
    ],
    dueOn: dayIssuedFor,
    note: 'As agreed on the phone.',
  };
}

export function anInvoiceOfPlans(email: string, ...plans: PlanLine[]): InvoiceOfPlans {
  const { name, dueOn } = anInvoiceFor(email);
  return { name, email, dueOn, plans };
}

export async function claimAs(account: Account): Promise<ClaimInvoicesAnswer> {
  return (await postAs<ClaimInvoicesAnswer>(account, endpoints.claimInvoices, {})).body;
}

/** Issues an invoice as an administrator. Its ID is the idempotency key. */
export function issueInvoice(
  admin: Account,
  email: string,
  key: string = randomUUID(),
  name = 'Asha Example',
): Promise<Answer<AuditedChange>> {
  return issue(admin, { ...anInvoiceFor(email), name }, key);
}

/** Issues an invoice of plans as an administrator. Its ID is the idempotency key. */
export function issuePlans(
  admin: Account,
  { email, id }: { email: string; id: string },
  ...plans: PlanLine[]
): Promise<Answer<AuditedChange>> {
  return issue(admin, anInvoiceOfPlans(email, ...plans), id);
}

function issue(admin: Account, invoice: InvoiceOfLines | InvoiceOfPlans, key: string) {
  const request = { idempotencyKey: key, action: 'issue-invoice', invoice };
  return postAs<AuditedChange>(admin, endpoints.adminActions, request);
}
