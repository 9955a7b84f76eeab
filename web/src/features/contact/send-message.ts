import { endpoints, type SubmitContactFormRequest } from '@shared/endpoints.ts';
import type { Query } from '@shared/queries.ts';
import { postJson } from '../../core/api/request.ts';
import { resumable, PendingError } from '../../lib/resumable.ts';

const storeLimitMs = 15_000;

const storeMessage = resumable(async (query: Query) => {
  const { storeMessage } = await loadStore();
  await storeMessage(query);
}, storeLimitMs);

/**
 * Stores a message for the operator. Rejects if that fails; with PendingError if no answer comes in time.
 */
export async function sendMessage(query: Query): Promise<void> {
  try {
    await storeMessage(query);
  } catch (error) {
    if (error instanceof PendingError) {
      error.result.then(
        () => acknowledge(query),
        () => {},
      );
    }
    throw error;
  }
  acknowledge(query);
}

/** The database's code loads only when a visitor starts to write. */
export function loadStore() {
  return import('./api/store-message.ts');
}

/** A failure is only logged: the message is stored. */
function acknowledge({ firstName, email }: Query): void {
  postJson(endpoints.submitContactForm, { firstName, email } satisfies SubmitContactFormRequest, {
    keepalive: true,
  }).catch((error: unknown) => console.warn('The message could not be acknowledged', error));
}
