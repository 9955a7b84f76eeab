import { receiptEndpoint } from '@shared/receipts/receipt-numbers.ts';
import type { ReceiptView } from '@shared/receipts/receipt-view.ts';
import { messages } from './content.ts';
import { ApiError, networkError } from '../../core/api/api-error.ts';
import { asUser } from '../../core/api/as-user.ts';
import { requestFile, requestJson } from '../../core/api/request.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';

const limitMs = 30_000;

type Answer<Found> = { found: Found } | { failure: string };

export function loadReceiptFile(number: string): Promise<Answer<Blob>> {
  return answerOf(fetchFile(number));
}

export function loadReceiptView(number: string): Promise<Answer<ReceiptView>> {
  return answerOf(fetchView(number));
}

async function fetchFile(number: string): Promise<Blob> {
  return asUser((headers) => requestFile(receiptEndpoint(number), 'application/pdf', { headers }));
}

/** Throws a network error for any answer but the receipt, such as a captive portal's page. */
async function fetchView(number: string): Promise<ReceiptView> {
  const answer = (await asUser((headers) =>
    requestJson(receiptEndpoint(number), { headers: { ...headers, Accept: 'application/json' } }),
  )) as ReceiptView | null;
  if (answer?.number !== number) throw networkError();
  return answer;
}

async function answerOf<Found>(fetching: Promise<Found>): Promise<Answer<Found>> {
  try {
    return { found: await withTimeLimit(fetching, limitMs) };
  } catch (error) {
    console.warn('Error loading a receipt', error);
    return { failure: error instanceof ApiError ? error.message : messages.tryAgain };
  }
}
