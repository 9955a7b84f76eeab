import { endpoints } from '@shared/endpoints.ts';
import { bearer } from '../../../core/api/as-user.ts';
import { requestJson } from '../../../core/api/request.ts';

/** Fetches all data stored about the user. Rejects with an ApiError. */
export async function fetchAccountExport(): Promise<unknown> {
  return requestJson(endpoints.exportAccount, { headers: await bearer() });
}
