import { endpoints } from '@shared/endpoints.ts';
import { postAsUser } from '../../../core/api/as-user.ts';

/** Deletes the account of whoever is signed in, with everything that it stored. */
export async function deleteAccount(): Promise<void> {
  await postAsUser(endpoints.deleteAccount, {});
}
