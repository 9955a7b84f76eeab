import { endpoints, type ClaimInvoicesAnswer } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/**
 * Asks for the invoices that were issued to the verified address before. They appear in the live list. Resolves to
 * what the customer must do first.
 */
export async function claimInvoices(): Promise<ClaimInvoicesAnswer['asksFor']> {
  const answer = (await postAsUser(endpoints.claimInvoices, {})) as ClaimInvoicesAnswer;
  return answer.asksFor;
}
