import { endpoints, type SubmitContactFormRequest } from '@shared/endpoints.ts';
import type { ContactMessage } from '@shared/messages/contact-messages.ts';
import { postJson } from '../../core/api/request.ts';
import { resumable, PendingError } from '../../lib/resumable.ts';

const storeLimitMs = 15_000;

const storeMessage = resumable(async (message: ContactMessage) => {
  const { storeMessage } = await loadStore();
  const email = await storeMessage(message);
  return { ...message, email };
}, storeLimitMs);

/**
 * Stores a message, then asks the server to acknowledge it. Rejects with PendingError if no answer comes in time.
 */
export async function sendMessage(message: ContactMessage): Promise<void> {
  try {
    acknowledge(await storeMessage(message));
  } catch (error) {
    if (error instanceof PendingError) {
      error.result.then(
        (stored) => acknowledge(stored as ContactMessage),
        () => {},
      );
    }
    throw error;
  }
}

/** Loads the database's code, which the page needs only when a visitor starts to write. */
export function loadStore() {
  return import('./api/store-message.ts');
}

/** Asks the server to acknowledge the message. Only logs a failure, because the message is stored. */
function acknowledge({ firstName, email }: ContactMessage): void {
  postJson(endpoints.submitContactForm, { firstName, email } satisfies SubmitContactFormRequest, {
    keepalive: true,
  }).catch((error: unknown) => console.warn('The message could not be acknowledged', error));
}
