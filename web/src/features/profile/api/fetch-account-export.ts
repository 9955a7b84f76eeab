import { endpoints } from '@shared/endpoints.ts';
import { bearer } from '../../../core/api/as-user.ts';
import { requestJson } from '../../../core/api/request.ts';

/** Everything that is stored about whoever is signed in. Rejects with an ApiError. */
export async function fetchAccountExport(): Promise<unknown> {
  return requestJson(endpoints.exportAccount, { headers: await bearer() });
}
