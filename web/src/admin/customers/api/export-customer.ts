import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Returns all stored data of a customer. Rejects with an ApiError. */
export async function exportCustomer(uid: string): Promise<unknown> {
  return postAsUser(endpoints.exportCustomer, { uid });
}
