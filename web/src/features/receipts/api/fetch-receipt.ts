import { receiptEndpoint } from '@shared/receipt-numbers.ts';
import type { ReceiptView } from '@shared/receipt-view.ts';
import { networkError } from '../../../core/api/api-error.ts';
import { bearer } from '../../../core/api/as-user.ts';
import { requestFile, requestJson } from '../../../core/api/request.ts';

/** The PDF of a receipt of whoever is signed in. Rejects with an ApiError. */
export async function fetchReceiptFile(number: string): Promise<Blob> {
  return requestFile(receiptEndpoint(number), 'application/pdf', { headers: await bearer() });
}

/** What that PDF says. Rejects with an ApiError, of code `network` when something else comes. */
export async function fetchReceiptView(number: string): Promise<ReceiptView> {
  const headers = { ...(await bearer()), Accept: 'application/json' };
  const answer = (await requestJson(receiptEndpoint(number), { headers })) as ReceiptView | null;
  if (answer?.number !== number) throw networkError();
  return answer;
}
