import { receiptEndpoint } from '@shared/receipt-numbers.ts';
import type { ReceiptView } from '@shared/receipt-view.ts';
import { networkError } from '../../../core/api/api-error.ts';
import { bearer } from '../../../core/api/as-user.ts';
import { requestFile, requestJson } from '../../../core/api/request.ts';

/** Fetches the PDF of the user's receipt. Rejects with an ApiError. */
export async function fetchReceiptFile(number: string): Promise<Blob> {
  return requestFile(receiptEndpoint(number), 'application/pdf', { headers: await bearer() });
}

/** Fetches the content of that PDF. Rejects with an ApiError, of code `network` for any other answer. */
export async function fetchReceiptView(number: string): Promise<ReceiptView> {
  const headers = { ...(await bearer()), Accept: 'application/json' };
  const answer = (await requestJson(receiptEndpoint(number), { headers })) as ReceiptView | null;
  if (answer?.number !== number) throw networkError();
  return answer;
}
