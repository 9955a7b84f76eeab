import { endpoints, type CancelPayableRequest } from '@shared/endpoints.ts';
import { postAsUser } from '../api/as-user.ts';

/** Cancels an unpaid order or own invoice. The live list then shows it as Cancelled. Rejects with an ApiError. */
export async function cancelPayable({ type, id }: CancelPayableRequest): Promise<void> {
  await postAsUser(endpoints.cancelPayable, { type, id });
}
