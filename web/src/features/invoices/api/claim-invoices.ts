import { endpoints, type ClaimInvoicesAnswer } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/**
 * Claims the invoices that were issued to the account's verified address. They then appear in the live list.
 * Resolves to the step that the customer must take first, if any.
 */
export async function claimInvoices(): Promise<ClaimInvoicesAnswer['asksFor']> {
  const answer = (await postAsUser(endpoints.claimInvoices, {})) as ClaimInvoicesAnswer;
  return answer.asksFor;
}
