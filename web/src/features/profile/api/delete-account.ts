import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Deletes the user's account and all its data. Rejects with an ApiError. */
export async function deleteAccount(): Promise<void> {
  await postAsUser(endpoints.deleteAccount, {});
}
