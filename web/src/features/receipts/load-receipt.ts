import { ApiError } from '../../core/api/api-error.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { messages } from '../../content/receipts.ts';

const limitMs = 30_000;

/** Resolves to the fetched value, or to the sentence that explains the failure. */
export async function loadReceipt<Found>(
  fetching: Promise<Found>,
): Promise<{ found: Found } | { failure: string }> {
  try {
    return { found: await withTimeLimit(fetching, limitMs) };
  } catch (error) {
    console.warn('Error loading a receipt', error);
    return { failure: error instanceof ApiError ? error.message : messages.tryAgain };
  }
}
