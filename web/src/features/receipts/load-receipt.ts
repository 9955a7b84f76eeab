import { ApiError } from '../../core/api/api-error.ts';
import { withTimeLimit } from '../../lib/with-time-limit.ts';
import { messages } from '../../content/receipts.ts';

const longestMs = 30_000;

/** Resolves with what is fetched, or with the sentence that says why it is not there. */
export async function loadReceipt<Found>(
  fetching: Promise<Found>,
): Promise<{ found: Found } | { failure: string }> {
  try {
    return { found: await withTimeLimit(fetching, longestMs) };
  } catch (error) {
    console.warn('Error loading a receipt', error);
    return { failure: error instanceof ApiError ? error.message : messages.tryAgain };
  }
}
