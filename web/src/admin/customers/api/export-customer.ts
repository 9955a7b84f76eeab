import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Rejects with an ApiError. */
export async function exportCustomer(uid: string): Promise<unknown> {
  return postAsUser(endpoints.exportCustomer, { uid });
}
