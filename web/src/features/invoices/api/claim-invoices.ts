import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Asks for the invoices that were issued to the verified address before. They appear in the live list. */
export async function claimInvoices(): Promise<void> {
  await postAsUser(endpoints.claimInvoices, {});
}
