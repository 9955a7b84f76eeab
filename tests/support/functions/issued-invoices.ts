import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '../../../functions/shared/audit.ts';
import type { InvoiceToIssue } from '../../../functions/shared/desk.ts';
import { endpoints } from '../../../functions/shared/endpoints.ts';
import type { Account } from './accounts.ts';
import { postAs, type Answer } from './requests.ts';

/** An invoice for ₹25,001.50. */
export function anInvoiceFor(email: string): InvoiceToIssue {
  return {
    name: 'Asha Example',
    email,
    currency: 'INR',
    lines: [
      { description: 'Migration of 2,000 cases', quantity: 1, unitPrice: 20_001.5 },
      { description: 'Training, half a day', quantity: 2, unitPrice: 2_500 },
    ],
    dueOn: '2099-12-31',
    note: 'As agreed on the phone.',
  };
}

/** Has an administrator issue an invoice. Its id is the key. */
export function issueInvoice(
  admin: Account,
  email: string,
  key: string = randomUUID(),
): Promise<Answer<AuditedChange>> {
  const request = { key, action: 'issue-invoice', invoice: anInvoiceFor(email) };
  return postAs<AuditedChange>(admin, endpoints.desk, request);
}
